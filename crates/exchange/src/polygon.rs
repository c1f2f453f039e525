//! Polygon's packages: `problem.xml`, tests, and programs with testlib's interface.
//!
//! No referee but Polygon itself reads them: what is written here follows packages that Polygon has made.

mod groups;

use crate::kattis;
use crate::markdown::{html, latex};
use crate::package::{File, Origin, Package, Program, free_name, line_of, plain_name};
use groups::Test;
use ojkit_model::problem::{Checker, CheckerInterface};
use ojkit_model::verdict::Verdict;

const CHECKER: &str = include_str!("polygon/checker.cpp");
/// The checker of an interaction whose interactor says itself what is right.
pub(crate) const ACCEPTS: &str = "# The interactor has accepted already, and leaves nothing to check.\n";

/// The package of a problem.
pub fn export(origin: &Origin) -> Result<Package, String> {
    let mut package = Package::default();
    if let Some(case) = origin.cases.iter().find(|case| case.answer.is_none()) {
        return Err(format!("the case {} has no answer: name a `model:`, a submission that gives them", case.name));
    }
    let (tests, groups) = groups::tests(origin, &mut package.notes)?;
    let (count, width) = (tests.len(), tests.len().to_string().len().max(2));
    let tests = test_lines(&tests, width, &mut package);
    let interactor = interactor(origin, &mut package)?;
    let (checker, kind) = checker(origin)?;
    let path = checker.path.clone();
    package.files.push(checker.below("files"));
    let validator = validator(origin, &mut package);
    let visualizers =
        origin.visualizers.iter().map(|one| format!("the visualizer {} skipped: packages have none", one.name));
    package.notes.extend(visualizers);
    let solutions = solutions(origin, &mut package)?;
    statement(origin, &mut package);
    let problem = &origin.bound.problem;
    let title = html(&line_of(&problem.title));
    let tags: String = problem.tags.iter().map(|tag| format!("        <tag value=\"{}\"/>\n", html(tag))).collect();
    let pattern = format!("tests/%0{width}d");
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>
<!-- {mark} -->
<problem revision=\"1\" short-name=\"{slug}\">
    <names>
        <name language=\"english\" value=\"{title}\"/>
    </names>
    <statements>
        <statement charset=\"UTF-8\" language=\"english\" mathjax=\"true\" path=\"statements/english/problem.tex\" type=\"application/x-tex\"/>
    </statements>
    <judging cpu-name=\"\" cpu-speed=\"\" input-file=\"\" output-file=\"\">
        <testset name=\"tests\">
            <time-limit>{time}</time-limit>
            <memory-limit>{memory}</memory-limit>
            <test-count>{count}</test-count>
            <input-path-pattern>{pattern}</input-path-pattern>
            <answer-path-pattern>{pattern}.a</answer-path-pattern>
            <tests>
{tests}            </tests>
{groups}        </testset>
    </judging>
    <files>
        <resources/>
    </files>
    <assets>
        <checker type=\"testlib\">
            <source path=\"files/{path}\" type=\"{kind}\"/>
        </checker>
{interactor}        <validators>
{validator}        </validators>
        <solutions>
{solutions}        </solutions>
    </assets>
    <tags>
{tags}    </tags>
</problem>
",
        mark = kattis::MARK.trim_start_matches("# "),
        slug = html(&problem.slug),
        time = origin.time_ms,
        memory = origin.memory_mib << 20,
    );
    package.files.push(File::new("problem.xml", xml));
    Ok(package.sorted())
}

/// The files of the tests, and their lines.
fn test_lines(tests: &[Test], width: usize, package: &mut Package) -> String {
    let mut lines = String::new();
    for (number, Test { case, group, points }) in tests.iter().enumerate() {
        let name = format!("tests/{:0width$}", number + 1);
        package.files.push(File::new(format!("{name}.a"), case.answer.clone().unwrap_or_default()));
        package.files.push(File::new(name, case.input.clone()));
        let sample = if case.group == "sample" { " sample=\"true\"" } else { "" };
        let reason = html(&line_of(&case.reason));
        lines.push_str(&format!(
            "                <test description=\"{reason}\"{group} method=\"manual\"{points}{sample}/>\n"
        ));
    }
    lines
}

/// The validator's file, and its lines: made of the constraint lines, or the problem's own where there are none.
fn validator(origin: &Origin, package: &mut Package) -> String {
    let problem = &origin.bound.problem;
    let is_testlib = problem.validator.as_ref().is_some_and(|own| own.interface == CheckerInterface::Testlib);
    let own = origin.validator.as_ref().filter(|_| problem.is_only_samples() && is_testlib);
    let (file, kind) = match own.and_then(|own| Some((own, kind_of(&own.name)?))) {
        Some((own, kind)) => (File::new(format!("files/{}", own.name), own.text.clone()), kind),
        None if problem.is_only_samples() => {
            package.notes.push("it has no validator with testlib's interface".to_owned());
            return String::new();
        }
        None => {
            let left_out = |own: &Program| {
                format!(
                    "the validator {} skipped: a package has one, and that is made of the constraint lines",
                    own.name
                )
            };
            package.notes.extend(origin.validator.as_ref().map(left_out));
            let text = kattis::input_validator(origin.bound, CheckerInterface::Testlib);
            (File::new("files/validator.py", text), "python.3")
        }
    };
    let source = format!("                <source path=\"{}\" type=\"{kind}\"/>\n", file.path);
    package.files.push(file);
    format!("            <validator>\n{source}            </validator>\n")
}

/// The interactor's lines, empty where there is none; its file is put into the package.
fn interactor(origin: &Origin, package: &mut Package) -> Result<String, String> {
    let problem = &origin.bound.problem;
    if problem.passes.is_some() {
        return Err("its submissions are run pass by pass, which Polygon does not know".to_owned());
    }
    let Some(interactor) = &problem.interactor else { return Ok(String::new()) };
    let file = &interactor.program.file;
    if interactor.interface == CheckerInterface::Kattis {
        return Err(format!("the interactor {file} has Kattis' interface, and Polygon wants testlib's{BOTH}"));
    }
    let program = origin.interactor.as_ref().ok_or("the interactor is not there")?;
    let kind = kind_of(&program.name).ok_or("the interactor is in a language that Polygon does not know")?;
    let path = format!("files/{}", program.name);
    let lines = format!("            <source path=\"{path}\" type=\"{kind}\"/>\n");
    package.files.push(File::new(path, program.text.clone()));
    Ok(format!("        <interactor>\n{lines}        </interactor>\n"))
}

/// How a program is written that Polygon takes too.
const BOTH: &str = ": make it serve both, with `interface: both` (docs/checkers.md has a template)";

/// The checker's file, and its type in Polygon's words.
fn checker(origin: &Origin) -> Result<(File, &'static str), String> {
    let problem = &origin.bound.problem;
    if problem.interactor.as_ref().is_some_and(|interactor| !interactor.is_checked) {
        return Ok((File::new("check.py", ACCEPTS), "python.3"));
    }
    if let Some(text) = kattis::checker_program(problem, CheckerInterface::Testlib) {
        return Ok((File::new("check.py", text), "python.3"));
    }
    let made = |exact: bool, (absolute, relative): (f64, f64)| {
        let text = CHECKER.replace("@EXACT@", if exact { "true" } else { "false" });
        let text = text.replace("@ABSOLUTE@", &format!("{absolute:e}")).replace("@RELATIVE@", &format!("{relative:e}"));
        (File::new("check.cpp", text), "cpp.g++17")
    };
    match &problem.checker {
        Checker::Values { .. } if !problem.output().has_doubles() => Ok(made(false, (0.0, 0.0))),
        Checker::Exact => Ok(made(true, (0.0, 0.0))),
        // A tolerance of nothing still compares numbers as numbers, where the template takes 0 for words.
        Checker::Floats { absolute, relative } | Checker::Values { absolute, relative }
            if *absolute == 0.0 && *relative == 0.0 =>
        {
            Ok(made(false, (f64::MIN_POSITIVE, 0.0)))
        }
        Checker::Floats { absolute, relative } | Checker::Values { absolute, relative } => {
            Ok(made(false, (*absolute, *relative)))
        }
        Checker::Program { interface: CheckerInterface::Testlib | CheckerInterface::Both, .. } => match &origin.checker
        {
            Some(program) => {
                let kind = kind_of(&program.name).ok_or("the checker is in a language that Polygon does not know")?;
                Ok((File::new(&program.name, program.text.clone()), kind))
            }
            None => Err("the checker is not there".to_owned()),
        },
        Checker::Program { file, .. } => {
            Err(format!("the checker {file} has Kattis' interface, and Polygon wants testlib's{BOTH}"))
        }
        Checker::Function { file } => Err(format!("the checker {file} is a function, which Polygon cannot call")),
        Checker::AnyCase(_) => {
            Err("its checker takes small and large letters for the same, and no checker is written for that".to_owned())
        }
        Checker::Unwritten => Err("its checker is still to be written (`checker: unwritten`)".to_owned()),
        _ => Ok(made(false, (0.0, 0.0))),
    }
}

/// What Polygon calls the language of a file.
fn kind_of(name: &str) -> Option<&'static str> {
    match name.rsplit('.').next()? {
        "cpp" | "cc" | "cxx" => Some("cpp.g++17"),
        "c" => Some("c.gcc"),
        "py" => Some("python.3"),
        "java" => Some("java11"),
        "rs" => Some("rust"),
        "js" => Some("javascript"),
        "kt" => Some("kotlin"),
        "go" => Some("go"),
        _ => None,
    }
}

/// What Polygon expects of a submission; nothing where it has no word for it.
fn tag_of(expected: &[Verdict], is_model: bool) -> Option<&'static str> {
    use Verdict::{Accepted, MemoryLimitExceeded, TimeLimitExceeded, WrongAnswer};
    let mut sorted = expected.to_vec();
    sorted.sort_unstable();
    match &sorted[..] {
        [Accepted] if is_model => Some("main"),
        [Accepted] => Some("accepted"),
        [WrongAnswer] => Some("wrong-answer"),
        [TimeLimitExceeded] => Some("time-limit-exceeded"),
        [MemoryLimitExceeded] => Some("memory-limit-exceeded"),
        [Accepted, TimeLimitExceeded] => Some("time-limit-exceeded-or-accepted"),
        [TimeLimitExceeded, MemoryLimitExceeded] => Some("time-limit-exceeded-or-memory-limit-exceeded"),
        [] => None,
        several if several.contains(&Accepted) => None,
        _ => Some("rejected"),
    }
}

/// The files of the solutions, and their lines.
fn solutions(origin: &Origin, package: &mut Package) -> Result<String, String> {
    let mut lines = String::new();
    let mut has_main = false;
    for submission in origin.submissions.iter().filter(|submission| !submission.expected.is_empty()) {
        // The model of an interaction is no submission.
        let is_model = match origin.bound.problem.is_interaction() {
            true => !has_main,
            false => origin.bound.problem.model.as_ref() == Some(&submission.path),
        };
        let made = kattis::program(origin, submission);
        let found = match (tag_of(&submission.expected, is_model), &made) {
            (None, _) => Err("Polygon has no tag for what is expected of it"),
            (_, Err(why)) => Err(why.as_str()),
            (Some(tag), Ok((_, files))) => match (&files[..], kind_of(&files[0].path)) {
                ([file], Some(kind)) => Ok((tag, file, kind)),
                _ => Err("Polygon does not know its language"),
            },
        };
        match found {
            Ok((tag, file, kind)) => {
                // All solutions lie in one folder.
                let (folder, stem) = submission.path.rsplit_once('/').unwrap_or(("", &submission.path));
                let (stem, extension) = stem.rsplit_once('.').unwrap_or((stem, ""));
                let is_taken = |name: &str| {
                    package
                        .files
                        .iter()
                        .any(|file| file.path.eq_ignore_ascii_case(&format!("solutions/{name}.{extension}")))
                };
                let name = free_name(&plain_name(&format!("{folder}-{stem}")), is_taken);
                let path = format!("solutions/{name}.{extension}");
                lines.push_str(&format!("            <solution tag=\"{tag}\">\n                <source path=\"{path}\" type=\"{kind}\"/>\n            </solution>\n"));
                package.files.push(File { path, ..file.clone() });
                has_main |= tag == "main";
            }
            Err(why) => package.notes.push(format!("{} skipped: {why}", submission.path)),
        }
    }
    let missing = "it has no model solution, which Polygon needs: name an accepted submission as `model:`";
    if has_main { Ok(lines) } else { Err(missing.to_owned()) }
}

/// The statement in English, as a page and in parts.
fn statement(origin: &Origin, package: &mut Package) {
    let (legend, parts) = kattis::sections(origin).into_iter().next().unwrap_or_default();
    let part = |heading: &str| parts.iter().find(|(of, _)| *of == heading).map_or("", |(_, text)| text.as_str());
    // No submission reads the hidden input of an interaction.
    let input = if origin.bound.problem.interactor.is_some() { "" } else { part("Input") };
    let input = format!("{input}\n\n{}", part("Constraints"));
    let (legend, interaction) = legend.split_once("## Interaction\n").unwrap_or((&legend, ""));
    let tex = |text: &str| kattis::tex(origin, text).trim().to_owned() + "\n";
    let title = latex(&line_of(&origin.bound.problem.title));
    let mut sections = vec![("legend", tex(legend)), ("input", tex(&input)), ("output", tex(part("Output")))];
    let further = [("interaction", interaction), ("scoring", part("Subtasks")), ("notes", part("Pictures"))];
    sections.extend(further.iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| (*name, tex(text))));
    let text = |(name, text): &(&str, String)| {
        let heading = match *name {
            "input" => "\\InputFile\n",
            "output" => "\\OutputFile\n",
            "interaction" => "\\Interaction\n",
            "scoring" => "\\Scoring\n",
            "notes" => "\\Note\n",
            _ => "",
        };
        format!("{heading}{text}\n")
    };
    let body: String = sections.iter().map(text).collect();
    let seconds = origin.time_ms as f64 / 1000.0;
    let page = format!(
        "\\begin{{problem}}{{{title}}}{{standard input}}{{standard output}}{{{seconds} seconds}}{{{memory} megabytes}}\n\n{body}\\end{{problem}}\n",
        memory = origin.memory_mib,
    );
    package.files.push(File::new("statements/english/problem.tex", page));
    package.files.push(File::new("statement-sections/english/name.tex", title));
    for folder in ["statements/english", "statement-sections/english"] {
        package.files.extend(kattis::pictures(origin, folder));
    }
    for (name, text) in sections {
        package.files.push(File::new(format!("statement-sections/english/{name}.tex"), text));
    }
}
