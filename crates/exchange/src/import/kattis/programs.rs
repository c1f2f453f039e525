//! The programs of a package: submissions, validators of outputs and of inputs.

use super::expectations::Expectations;
use super::metadata::{Metadata, flags_of_cases};
use crate::import::submissions::{Placed, Places};
use crate::import::{Named, Taking, Tools};
use crate::kattis::{output_validator, visualizers};
use crate::package::{File, quoted};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;

/// The verdicts that a folder stands for; none where the package's own rules would have to be read.
fn of_folder(folder: &str) -> Vec<Verdict> {
    use Verdict::{Accepted, MemoryLimitExceeded, OutputLimitExceeded, RunTimeError, TimeLimitExceeded, WrongAnswer};
    match folder {
        "partially_accepted" | "partial" => ANY.to_vec(),
        "rejected" => ANY[..5].to_vec(),
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

/// What is expected of a submission that gets only a part of the score: whatever keeps it from the rest, which is known only with the scores.
const ANY: [Verdict; 6] = [
    Verdict::WrongAnswer,
    Verdict::TimeLimitExceeded,
    Verdict::RunTimeError,
    Verdict::MemoryLimitExceeded,
    Verdict::OutputLimitExceeded,
    Verdict::Accepted,
];
/// The nearest to nothing and to everything that is neither.
const HAIR: f64 = 0.01;

/// The score that a DOMjudge comment expects: `@EXPECTED_SCORE@: 30`.
fn score_of_comment(text: &str) -> Option<f64> {
    let (_, rest) = text.split_once("@EXPECTED_SCORE@:")?;
    rest.split_whitespace().next()?.parse().ok().filter(|score: &f64| *score >= 0.0 && score.is_finite())
}

/// A score as a spec expects it; more than there is cannot be had.
fn score((least, most): (f64, f64), total: f64) -> String {
    let (least, most) = (least.min(total), most.min(total));
    if least == most { least.to_string() } else { format!("[{least}, {most}]") }
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
pub(super) fn submissions(taking: &mut Taking, tools: &Tools, total: Option<f64>) -> Result<Vec<Placed>, String> {
    let expectations = Expectations::read(taking)?;
    let mut places = Places::default();
    for (folder, files) in programs(taking, "submissions/") {
        let start = format!("submissions/{folder}/").len();
        let mut by_name: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
        for file in files.into_iter().filter(|file| file.path.len() > start) {
            by_name.entry(file.path[start..].split('/').next().unwrap_or_default()).or_default().push(file);
        }
        for (name, files) in by_name {
            let [file] = files[..] else {
                places
                    .leave("not taken, with several files where a submission here is one", format!("{folder}/{name}"));
                continue;
            };
            let source = String::from_utf8_lossy(&file.bytes);
            let said = of_comment(&source);
            let usual = || if said.is_empty() { of_folder(folder) } else { said.clone() };
            let mut expected = expectations.of(&format!("{folder}/{name}")).unwrap_or_else(usual);
            let mut score = total.and_then(|total| {
                let said = score_of_comment(&source).filter(|score| *score <= total).map(|score| score.to_string());
                said.or_else(|| Some(score(expectations.score_of(&format!("{folder}/{name}"))?, total)))
            });
            if let Some(total) = total
                && matches!(folder, "partially_accepted" | "partial")
            {
                expected = ANY.to_vec();
                score = score.or_else(|| Some(format!("[{HAIR}, {}]", total - HAIR)));
            }
            if places.take(taking, tools, file, (name, expected))
                && let Some(placed) = places.placed.last_mut()
            {
                placed.score = score;
            }
        }
    }
    if expectations.has_groups {
        taking.notes.push("what submissions.yaml says of some cases alone is not read".to_owned());
    }
    Ok(places.told(taking))
}

/// The one source of a program; headers may lie beside it.
fn single<'p>(files: &[&'p File], tools: &Tools) -> Option<&'p File> {
    let is_header = |file: &File| file.path.ends_with(".h") || file.path.ends_with(".hpp");
    // A module of Python's that another of the files imports is a part of that one.
    let is_module = |file: &File| {
        let stem = file.path.strip_suffix(".py").and_then(|path| path.rsplit('/').next());
        let words = |line: &str| line.split([' ', '.', ',']).nth(1).map(str::to_owned);
        let imports = |other: &&&File| {
            let text = String::from_utf8_lossy(&other.bytes).into_owned();
            let mut lines =
                text.lines().map(str::trim).filter(|line| line.starts_with("import ") || line.starts_with("from "));
            other.path != file.path && lines.any(|line| words(line).as_deref() == stem)
        };
        stem.is_some() && files.iter().any(|other| imports(&other))
    };
    let mut sources = files.iter().filter(|file| !is_header(file) && !is_of_export(file) && !is_module(file));
    let (Some(source), None) = (sources.next(), sources.next()) else { return None };
    (tools.known)(&source.path).then_some(*source)
}

/// What an export puts beside a program that judges do not build by themselves, and the kit does.
fn is_of_export(file: &File) -> bool {
    let begins = |text: &str| file.bytes.starts_with(text.as_bytes());
    let is_build = begins("#!/bin/sh") && String::from_utf8_lossy(&file.bytes).contains("checker_program");
    match file.path.rsplit('/').next() {
        Some("build") => is_build,
        Some("README.md") => begins("`build` needs a compiler"),
        _ => false,
    }
}

/// How a program is called: by testlib's interface where an export's `build` translates between the two.
fn interface(files: &[&File]) -> &'static str {
    let translates =
        |file: &&File| is_of_export(file) && output_validator::is_of_testlib(&String::from_utf8_lossy(&file.bytes));
    if files.iter().any(translates) { "testlib" } else { "kattis" }
}

/// The spec's line about how outputs are compared.
///
/// # Errors
/// The problem is an interaction, and whoever judges it is no program that the kit can run.
pub(super) fn checker(taking: &mut Taking, metadata: &Metadata, tools: &Tools) -> Result<String, String> {
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
    let Some(source) = single(&files, tools) else {
        if metadata.is_interaction() {
            let what = if metadata.is_interactive { "interactive" } else { "multi-pass" };
            let why = "its output validator is not a single program in a language that the kit knows";
            return Err(format!("it is {what}, and {why}"));
        }
        taking.notes.push(
            "its output validator is not a single program in a language that the kit knows: no checker yet".to_owned(),
        );
        return Ok("checker: unwritten\n".to_owned());
    };
    if !metadata.flags.is_empty() {
        taking.notes.push(format!("the output validator is called without its flags: {}", metadata.flags.join(" ")));
    }
    let name = if metadata.is_interactive { "interactor" } else { "checker" };
    let path = taking.take_program(source, name, tools)?;
    taking.taken.extend(files.iter().map(|file| file.path.as_str()));
    let passes = metadata.passes.map_or(String::new(), |passes| format!("passes: {passes}\n"));
    let interface = interface(&files);
    Ok(format!("{name}: {{ program: {path}, interface: {interface} }}\n{passes}"))
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
    let any_case = !flags.iter().any(|flag| flag == "case_sensitive");
    if absolute.is_some() || relative.is_some() {
        let (absolute, relative) = (absolute.unwrap_or(0.0), relative.unwrap_or(0.0));
        let any_case = if any_case { ", any_case: true" } else { "" };
        return format!("checker: {{ floats: {{ absolute: {absolute:?}, relative: {relative:?} }}{any_case} }}\n");
    }
    match (flags.iter().any(|flag| flag == "space_change_sensitive"), any_case) {
        (true, true) => {
            taking
                .notes
                .push("its checker takes small and large letters for the same, and this one does not".to_owned());
            "checker: exact\n".to_owned()
        }
        (true, false) => "checker: exact\n".to_owned(),
        (false, true) => "checker: { any_case: true }\n".to_owned(),
        (false, false) => String::new(),
    }
}

/// The program that judges inputs: the first that the kit can run.
pub(super) fn validator(taking: &mut Taking, tools: &Tools) -> Result<Option<Named>, String> {
    let all = ["input_validators/", "input_format_validators/"].into_iter().flat_map(|folder| programs(taking, folder));
    let found = all.into_iter().find_map(|(_, files)| single(&files, tools).map(|source| (files, source)));
    let Some((files, source)) = found else { return Ok(None) };
    let file = taking.take_program(source, "validator", tools)?;
    taking.taken.extend(files.iter().map(|file| file.path.as_str()));
    let flags = flags_of_cases(taking, ["input_validator_args", "input_validator_flags"])?;
    Ok(Some(Named { file, interface: interface(&files), flags }))
}

/// The spec's line about the programs that draw cases.
pub(super) fn visualizers(taking: &mut Taking, tools: &Tools) -> Result<String, String> {
    let mut lines = Vec::new();
    for (role, folder, key) in [
        ("input", "input_visualizer/", "input_visualizer_args"),
        ("output", "output_visualizer/", "output_visualizer_args"),
    ] {
        let files: Vec<&File> = taking.below(folder).collect();
        let sources: Vec<&File> = files.iter().copied().filter(|file| !file.path.ends_with("README.md")).collect();
        let Some(source) = single(&sources, tools) else {
            let why = "is not a single program in a language that the kit knows";
            taking.notes.extend((!files.is_empty()).then(|| format!("its {role} visualizer is not taken: it {why}")));
            continue;
        };
        let path = taking.take_program(source, folder.trim_end_matches('/'), tools)?;
        taking.taken.extend(files.iter().map(|file| file.path.as_str()));
        let mut line = format!("{role}: {{ program: {path}");
        let build = files.iter().find(|file| file.path.ends_with("/build"));
        if let Some(ending) = build.and_then(|build| visualizers::ending_of_rbx(build.text())) {
            line += &format!(", interface: rbx, extension: {ending}");
        }
        let flags = flags_of_cases(taking, [key; 2])?;
        if let Some((_, last)) = flags.last_key_value() {
            line += &format!(", arguments: {}", quoted(last));
            if flags.values().any(|other| other != last) {
                taking.notes.push(format!("{key} is taken from the last case for all: {last}"));
            }
        }
        lines.push(line + " }");
    }
    Ok(if lines.is_empty() { String::new() } else { format!("visualizer: {{ {} }}\n", lines.join(", ")) })
}
