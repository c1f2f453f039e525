//! Polygon's packages to problem folders: tests by hand and by generators, programs with testlib's interface.

mod groups;

use super::submissions::{Placed, Places};
use super::xml::{self, Element};
use super::{Imported, Making, Named, Said, Taking, Tools, with_plain_lines};
use crate::package::{File, line_of};
use crate::polygon::ACCEPTS;
use ojkit_model::verdict::Verdict;
use std::collections::{BTreeMap, BTreeSet};

/// More than a spec takes.
const MEMORY_MIB_MAX: u64 = 65_536;

/// The folder of a package; `name` is that of its folder or archive.
pub(super) fn import(name: &str, files: &[File], tools: &Tools) -> Result<Imported, String> {
    let mut taking = Taking::of(files);
    let Some(xml) = taking.file("problem.xml") else {
        return Err("it has no problem.xml: is it a package of a problem, or of a whole contest?".to_owned());
    };
    let xml = String::from_utf8_lossy(&xml.bytes);
    let document = xml::read(&xml).map_err(|why| format!("problem.xml: {why}"))?;
    let root = xml::root(&document);
    let judging = root.at("judging").ok_or("problem.xml names no tests: it has no <judging>")?;
    refuse(judging)?;
    let all: Vec<Element> = judging.all("testset").collect();
    let testset = all.iter().find(|set| set.get("name") == "tests").or(all.first());
    let testset = *testset.ok_or("problem.xml names no tests: it has no <testset>")?;
    if all.len() > 1 {
        let name = testset.get("name");
        taking.notes.push(format!("of {} sets of tests the one called {name} is taken", all.len()));
    }
    let (makings, scores) = tests(&mut taking, root, testset, tools)?;
    let judged = judged(&mut taking, root, tools)?;
    let validator = match source(root, "assets/validators/validator").and_then(|path| taking.file(path)) {
        Some(file) if (tools.known)(&file.path) => {
            let file = taking.take_program(file, "validator", tools)?;
            Some(Named { file, interface: "testlib", flags: BTreeMap::new() })
        }
        _ => None,
    };
    let (submissions, main) = solutions(&mut taking, root, tools);
    let title = title(root, name);
    statement(&mut taking, root, &title);
    let short = Some(root.get("short-name")).filter(|short| !short.is_empty()).unwrap_or(name);
    let said = Said {
        from: "a package of Polygon's".to_owned(),
        title,
        source: ("polygon", short.to_owned(), root.get("url").to_owned()),
        tags: root
            .at("tags")
            .map(|tags| tags.all("tag").map(|tag| tag.get("value").to_owned()).collect())
            .unwrap_or_default(),
        lines: limits(testset) + &judged + &scores,
        is_interaction: root.at("assets/interactor").is_some(),
    };
    Ok(Imported { makings, answers: main, validator, ..taking.folder(short, &said, &submissions)? })
}

/// What this kit has no way to judge.
fn refuse(judging: Element) -> Result<(), String> {
    for (key, does) in [("input-file", "read their input from"), ("output-file", "write their output to")] {
        let file = judging.get(key);
        if !file.is_empty() && !matches!(file, "stdin" | "stdout") {
            return Err(format!("its programs {does} the file {file}, and here they read and write standard streams"));
        }
    }
    match judging.get("run-count") {
        "" | "1" => Ok(()),
        count => {
            Err(format!("its submissions are run {count} times on a test, each on what the one before has written"))
        }
    }
}

fn limits(testset: Element) -> String {
    let number = |name: &str| testset.text(name).parse::<u64>().ok();
    let time = number("time-limit").map(|ms| format!("time_ms: {}", ms.clamp(1, 600_000)));
    let memory = number("memory-limit").map(|bytes| format!("memory_mib: {}", (bytes >> 20).clamp(1, MEMORY_MIB_MAX)));
    let all: Vec<String> = [time, memory].into_iter().flatten().collect();
    if all.is_empty() { String::new() } else { format!("limits: {{ {} }}\n", all.join(", ")) }
}

/// The English title, or the first.
fn title(root: Element, name: &str) -> String {
    let names: Vec<Element> = root.at("names").into_iter().flat_map(|names| names.all("name")).collect();
    let english = names.iter().find(|name| name.get("language") == "english").or(names.first());
    english.map(|name| line_of(name.get("value"))).filter(|title| !title.is_empty()).unwrap_or_else(|| name.to_owned())
}

/// The path of the source of what stands at a path of names.
fn source<'x>(root: Element<'x>, at: &str) -> Option<&'x str> {
    root.at(at)?.at("source").map(|source| source.get("path")).filter(|path| !path.is_empty())
}

/// A pattern of C's with a number in the place of its `%02d`.
fn numbered(pattern: &str, number: usize) -> Option<String> {
    let (before, rest) = pattern.split_once('%')?;
    let (width, after) = rest.split_once('d')?;
    let width: usize = if width.is_empty() { 0 } else { width.parse().ok().filter(|width| *width < 20)? };
    Some(format!("{before}{number:0width$}{after}"))
}

/// Takes the tests that there are; those that are still to be made are given back, with the spec's lines about scores.
fn tests<'p>(
    taking: &mut Taking<'p>,
    root: Element,
    testset: Element,
    tools: &Tools,
) -> Result<(Vec<Making>, String), String> {
    let (input, answer) = (testset.text("input-path-pattern"), testset.text("answer-path-pattern"));
    let all: Vec<Element> = testset.at("tests").map(|tests| tests.all("test").collect()).unwrap_or_default();
    if all.is_empty() {
        return Err("problem.xml has no tests".to_owned());
    }
    let width = all.len().to_string().len().max(2);
    let (places, scores) = groups::groups(testset, &all, &mut taking.notes);
    let (mut makings, mut changed) = (Vec::new(), BTreeSet::new());
    let tests = (1..).zip(all.into_iter().zip(&places));
    for (number, test, folder) in tests.flat_map(|(at, (test, all))| all.iter().map(move |one| (at, test, one))) {
        let case = format!("{folder}/{number:0width$}");
        let file = |pattern: &str| numbered(pattern, number);
        let mut take = |taking: &mut Taking<'p>, file: &'p File, ending: &str| {
            let (bytes, is_changed) = with_plain_lines(&file.bytes);
            changed.extend(is_changed.then_some(&file.path));
            taking.taken.insert(&file.path);
            taking.made.push(File::new(format!("data/{case}.{ending}"), bytes));
        };
        match (file(&input).and_then(|path| taking.file(&path)), test.get("cmd")) {
            (Some(file), _) => take(taking, file, "in"),
            (None, "") => {
                let path = file(&input).unwrap_or(input);
                return Err(format!("the test {number} is not there: {path} is in no file, and no command makes it"));
            }
            (None, command) => makings.push(making(taking, root, (case.clone(), test, command), tools)?),
        }
        if let Some(file) = file(&answer).and_then(|path| taking.file(&path)) {
            take(taking, file, "ans");
        }
        let reason = [test.get("description"), test.get("cmd")].into_iter().find(|reason| !reason.is_empty());
        taking.made.extend(reason.map(|reason| File::new(format!("data/{case}.desc"), line_of(reason) + "\n")));
    }
    if !changed.is_empty() {
        let count = changed.len();
        taking.notes.push(format!("{count} files of tests have lines that end as on Windows: they end plainly here"));
    }
    Ok((makings, scores))
}

/// How a test is made: `gen 10 20` is the program `gen` among the package's.
fn making(
    taking: &Taking,
    root: Element,
    (case, test, command): (String, Element, &str),
    tools: &Tools,
) -> Result<Making, String> {
    if !test.get("from-file").is_empty() {
        return Err(format!("the command `{command}` writes several tests at once; make them there, by doall.sh"));
    }
    let mut words = words(command);
    let name = if words.is_empty() { String::new() } else { words.remove(0) };
    let stem = |path: &str| path.rsplit('/').next().unwrap_or(path).split('.').next().unwrap_or_default().to_owned();
    let executables = root.at("files/executables").into_iter().flat_map(|all| all.all("executable"));
    let sources = executables.filter_map(|one| one.at("source")).map(|source| source.get("path"));
    let others = taking.below("files/").map(|file| file.path.as_str());
    let program =
        sources.chain(others).find(|path| stem(path) == name && (tools.known)(path) && taking.file(path).is_some());
    let program = program.ok_or_else(|| {
        format!("{case} is made by `{command}`, and {name} is not a program in a language that the kit knows")
    })?;
    Ok(Making { case, program: program.to_owned(), arguments: words })
}

/// The words of a command, as a shell takes them apart by spaces and quotes.
fn words(command: &str) -> Vec<String> {
    let (mut all, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), letter) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => all.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    all.extend(word);
    all
}

/// The spec's lines about who judges outputs.
fn judged(taking: &mut Taking, root: Element, tools: &Tools) -> Result<String, String> {
    let mut lines = String::new();
    for (name, is_needed) in [("interactor", true), ("checker", false)] {
        let Some(element) = root.at("assets").and_then(|assets| assets.at(name)) else { continue };
        let paths = ["source", "copy"].into_iter().filter_map(|kind| element.at(kind)).map(|source| source.get("path"));
        let file = paths.filter_map(|path| taking.file(path)).find(|file| (tools.known)(&file.path));
        match file {
            // What an export has put beside an interactor.
            Some(file) if file.bytes == ACCEPTS.as_bytes() && !lines.is_empty() => {
                taking.taken.insert(&file.path);
            }
            Some(file) => {
                let path = taking.take_program(file, name, tools)?;
                lines.push_str(&format!("{name}: {{ program: {path}, interface: testlib }}\n"));
            }
            None if is_needed => {
                return Err(format!(
                    "it is interactive, and its {name} is not a program in a language that the kit knows"
                ));
            }
            None => {
                taking
                    .notes
                    .push("its checker is not a program in a language that the kit knows: no checker yet".to_owned());
                lines.push_str("checker: unwritten\n");
            }
        }
    }
    Ok(lines)
}

/// What Polygon expects of a solution; nothing where it does not say.
fn of_tag(tag: &str) -> Vec<Verdict> {
    use Verdict::{Accepted, MemoryLimitExceeded, RunTimeError, TimeLimitExceeded, WrongAnswer};
    match tag {
        "main" | "accepted" => vec![Accepted],
        "wrong-answer" | "presentation-error" => vec![WrongAnswer],
        "time-limit-exceeded" => vec![TimeLimitExceeded],
        "time-limit-exceeded-or-accepted" => vec![TimeLimitExceeded, Accepted],
        "time-limit-exceeded-or-memory-limit-exceeded" => vec![TimeLimitExceeded, MemoryLimitExceeded],
        "memory-limit-exceeded" => vec![MemoryLimitExceeded],
        "rejected" => vec![WrongAnswer, TimeLimitExceeded, RunTimeError, MemoryLimitExceeded],
        "failed" => vec![RunTimeError],
        _ => Vec::new(),
    }
}

/// Takes the solutions, the main one first, whose path is given too.
fn solutions(taking: &mut Taking, root: Element, tools: &Tools) -> (Vec<Placed>, Option<String>) {
    let all = root.at("assets/solutions").into_iter().flat_map(|all| all.all("solution"));
    let mut all: Vec<(&str, Element)> =
        all.filter_map(|solution| Some((solution.get("tag"), solution.at("source")?))).collect();
    all.sort_by_key(|(tag, _)| *tag != "main");
    let mut places = Places::default();
    for (tag, source) in &all {
        let Some(file) = taking.file(source.get("path")) else {
            places.leave("are named in problem.xml and not there", source.get("path").to_owned());
            continue;
        };
        if source.get("type").starts_with("python.2") || source.get("type").starts_with("python.pypy2") {
            places.leave("are in a language or a folder that the kit does not know", file.path.clone());
            continue;
        }
        let name = file.path.rsplit('/').next().unwrap_or_default();
        places.take(taking, tools, file, (name, of_tag(tag)));
    }
    let main = all.first().filter(|(tag, _)| *tag == "main").map(|(_, source)| source.get("path").to_owned());
    (places.told(taking), main)
}

/// Where the statement lies.
fn statement(taking: &mut Taking, root: Element, title: &str) {
    let all: Vec<Element> = root.at("statements").into_iter().flat_map(|all| all.all("statement")).collect();
    let rank = |one: &&Element| (one.get("language") != "english", !one.get("path").ends_with(".html"));
    let there = |one: &&Element| taking.file(one.get("path")).is_some();
    if let Some(best) = all.iter().filter(there).min_by_key(rank) {
        let text = format!("# {title}\n\nThe statement is [here](package/{}).\n", best.get("path"));
        taking.made.push(File::new("statement.md", text));
    }
}

#[cfg(test)]
mod tests {
    use super::{numbered, words};

    #[test]
    fn patterns_and_commands_are_read_as_polygon_means_them() {
        assert_eq!(numbered("tests/%02d.a", 7).as_deref(), Some("tests/07.a"));
        assert_eq!(numbered("tests/%d", 123).as_deref(), Some("tests/123"));
        assert_eq!(numbered("tests", 1), None);
        assert_eq!(numbered("tests/%99999999d", 1), None);
        assert_eq!(words("gen  1 'a b' \"\" -x=\"c d\""), ["gen", "1", "a b", "", "-x=c d"]);
    }
}
