//! The programs of a package: submissions, validators of outputs and of inputs.

use super::Taking;
use super::metadata::{Metadata, get, tree, words};
use crate::package::{File, free_name, plain_name, quoted};
use ojkit_model::verdict::Verdict;
use ojkit_text::yaml::Node;
use std::collections::BTreeMap;

/// More submissions are counted, not listed.
const SHOWN_MAX: usize = 3;

/// A submission in its folder.
pub(super) struct Placed {
    /// Below `submissions/`.
    pub path: String,
    expected: Vec<Verdict>,
    /// The spec's value of its score, where one is expected.
    score: Option<String>,
}

impl Placed {
    pub fn is_accepted(&self) -> bool {
        self.expected == [Verdict::Accepted]
    }

    /// The spec's line, where the folder cannot say what is expected.
    pub fn expectation(&self) -> Option<String> {
        let names: Vec<&str> = self.expected.iter().map(|verdict| verdict.name()).collect();
        let (path, names) = (quoted(&self.path), names.join(", "));
        match &self.score {
            Some(score) if self.expected.len() > 1 => {
                Some(format!("  {path}: {{ verdicts: [{names}], score: {score} }}\n"))
            }
            Some(score) => Some(format!("  {path}: {{ score: {score} }}\n")),
            None => (self.expected.len() > 1).then(|| format!("  {path}: [{names}]\n")),
        }
    }
}

/// The verdicts that a folder stands for; none where the package's own rules would have to be read.
fn of_folder(folder: &str) -> Vec<Verdict> {
    use Verdict::{Accepted, MemoryLimitExceeded, OutputLimitExceeded, RunTimeError, TimeLimitExceeded, WrongAnswer};
    match folder {
        "partially_accepted" => vec![Accepted, WrongAnswer],
        "rejected" => vec![WrongAnswer, TimeLimitExceeded, RunTimeError],
        "brute_force" | "slow" => vec![TimeLimitExceeded, RunTimeError],
        "slow_accepted" => vec![Accepted, TimeLimitExceeded],
        "mixed" | "several" => vec![Accepted, WrongAnswer, TimeLimitExceeded, RunTimeError],
        // What takes too much of either has crashed there.
        "run_time_error" => vec![RunTimeError, MemoryLimitExceeded, OutputLimitExceeded],
        folder => match Verdict::from_name(folder) {
            Some(Verdict::JudgeError) | None => Vec::new(),
            Some(verdict) => vec![verdict],
        },
    }
}

/// What is expected of a submission that gets only a part of the score: whatever keeps it from the rest.
const PARTIAL: [Verdict; 4] =
    [Verdict::WrongAnswer, Verdict::TimeLimitExceeded, Verdict::RunTimeError, Verdict::Accepted];
/// The nearest to nothing and to everything that is neither.
const HAIR: f64 = 0.01;

/// The score that a DOMjudge comment expects: `@EXPECTED_SCORE@: 30`.
fn score_of_comment(text: &str) -> Option<f64> {
    let (_, rest) = text.split_once("@EXPECTED_SCORE@:")?;
    rest.split_whitespace().next()?.parse().ok().filter(|score: &f64| *score >= 0.0 && score.is_finite())
}

/// The score that `submissions.yaml` expects of a submission, by its own path or by its folder's: a number, or the least and the most.
fn score_of_list(list: Option<&Node>, folder: &str, name: &str) -> Option<String> {
    let keys = [format!("{folder}/{name}"), format!("{folder}/*"), folder.to_owned()];
    let node = keys.iter().find_map(|key| get(get(list?, key)?, "score"))?;
    let numbers: Vec<String> = words(node).into_iter().filter(|word| word.parse::<f64>().is_ok()).collect();
    match &numbers[..] {
        [one] => Some(one.clone()),
        [least, most] => Some(format!("[{least}, {most}]")),
        _ => None,
    }
}

/// What DOMjudge's comment in a source says: `@EXPECTED_RESULTS@: CORRECT, TIMELIMIT`.
fn of_comment(text: &str) -> Vec<Verdict> {
    let Some((_, rest)) = text.split_once("@EXPECTED_RESULTS@:") else { return Vec::new() };
    let line = rest.lines().next().unwrap_or_default();
    let verdict = |word: &str| match word.trim().trim_end_matches("*/").trim() {
        "CORRECT" | "ACCEPTED" => Some(Verdict::Accepted),
        "WRONG-ANSWER" | "WRONG_ANSWER" | "NO-OUTPUT" => Some(Verdict::WrongAnswer),
        "TIMELIMIT" | "TIME_LIMIT_EXCEEDED" => Some(Verdict::TimeLimitExceeded),
        "RUN-ERROR" | "RUN_TIME_ERROR" => Some(Verdict::RunTimeError),
        "OUTPUT-LIMIT" => Some(Verdict::OutputLimitExceeded),
        "COMPILER-ERROR" => Some(Verdict::CompileError),
        _ => None,
    };
    line.split(',').filter_map(verdict).collect()
}

/// A program of the package by its name below a folder of programs: its files.
fn programs<'p>(taking: &Taking<'p>, folder: &'p str) -> BTreeMap<&'p str, Vec<&'p File>> {
    let mut all: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in taking.below(folder) {
        let name = file.path[folder.len()..].split('/').next().unwrap_or_default();
        if !name.starts_with('.') && name != "submissions.yaml" {
            all.entry(name).or_default().push(file);
        }
    }
    all
}

/// Takes the submissions that the kit can judge: single files in languages that it knows. `total` is what all groups' scores come to.
pub(super) fn submissions(taking: &mut Taking, known: &dyn Fn(&str) -> bool, total: Option<f64>) -> Vec<Placed> {
    let mut placed: Vec<Placed> = Vec::new();
    let list = taking.file("submissions/submissions.yaml").and_then(|file| tree("submissions.yaml", &file.bytes).ok());
    let (mut unknown, mut several): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for (folder, _) in programs(taking, "submissions/") {
        let files: Vec<&File> =
            taking.files.iter().filter(|file| file.path.starts_with(&format!("submissions/{folder}/"))).collect();
        let start = format!("submissions/{folder}/").len();
        let mut by_name: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
        for file in files {
            by_name.entry(file.path[start..].split('/').next().unwrap_or_default()).or_default().push(file);
        }
        for (name, files) in by_name {
            let [file] = files[..] else {
                several.push(format!("{folder}/{name}"));
                continue;
            };
            let source = String::from_utf8_lossy(&file.bytes);
            let mut score = total.and_then(|total| {
                let said = score_of_comment(&source).filter(|score| *score <= total).map(|score| score.to_string());
                said.or_else(|| score_of_list(list.as_ref(), folder, name))
            });
            let said = of_comment(&source);
            let mut expected = if said.is_empty() { of_folder(folder) } else { said };
            if let Some(total) = total
                && matches!(folder, "partially_accepted" | "partial")
            {
                expected = PARTIAL.to_vec();
                score = score.or_else(|| Some(format!("[{HAIR}, {}]", total - HAIR)));
            }
            let extension = file.path.rsplit_once('.').map_or("", |(_, extension)| extension);
            let Some(first) = expected.first().filter(|_| known(&file.path)) else {
                unknown.push(file.path.clone());
                continue;
            };
            let stem = plain_name(name.strip_suffix(&format!(".{extension}")).unwrap_or(name));
            let path_of = |stem: &str| format!("{}/{stem}.{extension}", first.name());
            let stem =
                free_name(&stem, |stem| placed.iter().any(|other| other.path.eq_ignore_ascii_case(&path_of(stem))));
            let path = path_of(&stem);
            taking.take(file, format!("submissions/{path}"));
            placed.push(Placed { path, expected, score });
        }
    }
    if taking.file("submissions/submissions.yaml").is_some() {
        let but = if total.is_some() { " but for scores" } else { "" };
        taking
            .notes
            .push(format!("submissions.yaml is not read{but}: what is expected is what folders and comments say"));
    }
    for (which, why) in [
        (unknown, "are in a language or a folder that the kit does not know"),
        (several, "have several files, and a submission here is one"),
    ] {
        if !which.is_empty() {
            let more = if which.len() > SHOWN_MAX { " ..." } else { "" };
            let some = which[..which.len().min(SHOWN_MAX)].join(", ");
            taking.notes.push(format!("{} submissions {why}: {some}{more}", which.len()));
        }
    }
    placed
}

/// The one source of a program, with the headers that lie beside it put in.
fn single(files: &[&File], known: &dyn Fn(&str) -> bool) -> Option<(String, String)> {
    let is_source = |file: &&&File| known(&file.path) && !file.path.ends_with(".h") && !file.path.ends_with(".hpp");
    let mut sources = files.iter().filter(is_source);
    let (Some(source), None) = (sources.next(), sources.next()) else { return None };
    let name = source.path.rsplit('/').next().unwrap_or_default();
    let mut text = String::from_utf8(source.bytes.clone()).ok()?;
    for header in files.iter().filter(|file| file.path != source.path && !is_of_export(file)) {
        let name = header.path.rsplit('/').next().unwrap_or_default();
        if !name.ends_with(".h") && !name.ends_with(".hpp") {
            return None;
        }
        let body = String::from_utf8(header.bytes.clone()).ok()?;
        text = text.replacen(&format!("#include \"{name}\""), &body, 1);
    }
    Some((name.to_owned(), text))
}

/// What an export puts beside a program that judges do not build by themselves, and the kit does.
fn is_of_export(file: &File) -> bool {
    let begins = |text: &str| file.bytes.starts_with(text.as_bytes());
    let is_build = begins("#!/bin/sh") && String::from_utf8_lossy(&file.bytes).contains("-o checker_program ");
    match file.path.rsplit('/').next() {
        Some("build") => is_build,
        Some("README.md") => begins("`build` needs a compiler"),
        _ => false,
    }
}

/// The spec's line about how outputs are compared.
///
/// # Errors
/// The problem is an interaction, and whoever judges it is no program that the kit can run.
pub(super) fn checker(
    taking: &mut Taking,
    metadata: &Metadata,
    known: &dyn Fn(&str) -> bool,
) -> Result<String, String> {
    if !metadata.is_custom && !metadata.is_interaction() {
        return Ok(default_checker(taking, &metadata.flags));
    }
    let folders = ["output_validators/", "output_validator/"];
    let all: Vec<Vec<&File>> = folders.into_iter().flat_map(|folder| programs(taking, folder).into_values()).collect();
    let files = match &all[..] {
        // `output_validator/` is the program itself, its files lie side by side.
        several if several.len() > 1 => several.concat(),
        [one] => one.clone(),
        _ => Vec::new(),
    };
    let Some((name, text)) = single(&files, known) else {
        if metadata.is_interaction() {
            let what = if metadata.is_interactive { "interactive" } else { "multi-pass" };
            let why = "its output validator is no single program in a language that the kit knows";
            return Err(format!("it is {what}, and {why}"));
        }
        taking.notes.push(
            "its output validator is no single program in a language that the kit knows: no checker yet".to_owned(),
        );
        return Ok("checker: unwritten\n".to_owned());
    };
    if !metadata.flags.is_empty() {
        taking.notes.push(format!("the output validator is called without its flags: {}", metadata.flags.join(" ")));
    }
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    for file in files {
        taking.taken.insert(&file.path);
    }
    let name = if metadata.is_interactive { "interactor" } else { "checker" };
    taking.made.push(File::new(format!("{name}.{extension}"), text));
    let passes = metadata.passes.map_or(String::new(), |passes| format!("passes: {passes}\n"));
    Ok(format!("{name}: {{ program: {name}.{extension}, interface: kattis }}\n{passes}"))
}

/// A spec takes no larger tolerance.
const TOLERANCE_MAX: f64 = 1e9;

/// The default validator with these flags.
fn default_checker(taking: &mut Taking, flags: &[String]) -> String {
    let tolerance = |name: &str| {
        let at = flags.iter().position(|flag| flag == name)?;
        flags.get(at + 1)?.parse::<f64>().ok().filter(|x| *x > 0.0 && x.is_finite()).map(|x| x.min(TOLERANCE_MAX))
    };
    let both = tolerance("float_tolerance");
    let (absolute, relative) =
        (tolerance("float_absolute_tolerance").or(both), tolerance("float_relative_tolerance").or(both));
    if !flags.iter().any(|flag| flag == "case_sensitive") {
        taking.notes.push("its checker takes small and large letters for the same, and the kit's does not".to_owned());
    }
    if absolute.is_some() || relative.is_some() {
        let (absolute, relative) = (absolute.unwrap_or(0.0), relative.unwrap_or(0.0));
        return format!("checker: {{ floats: {{ absolute: {absolute:?}, relative: {relative:?} }} }}\n");
    }
    if flags.iter().any(|flag| flag == "space_change_sensitive") {
        "checker: exact\n".to_owned()
    } else {
        String::new()
    }
}

/// The spec's lines about a program that judges inputs: the first that the kit can run.
pub(super) fn validator(taking: &mut Taking, known: &dyn Fn(&str) -> bool) -> String {
    let all = ["input_validators/", "input_format_validators/"].into_iter().flat_map(|folder| programs(taking, folder));
    let found = all.into_iter().find_map(|(_, files)| single(&files, known).map(|made| (files, made)));
    let Some((files, (name, text))) = found else { return String::new() };
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    for file in files {
        taking.taken.insert(&file.path);
    }
    taking.made.push(File::new(format!("validator.{extension}"), text));
    // Only inputs whose layout is known are judged by it.
    format!(
        "# Once there are `parameters:`, what they cannot say is judged by this program:\n# validator: validator.{extension}\n"
    )
}
