//! `submissions/`: the problem's own by the folders that judges know, each a whole program.

use super::Version;
use crate::package::{File, Origin, Package, Submission, free_name, plain_name, quoted};
use ojkit_languages::{Answers, Form, Language, Request, SolutionDoor};
use ojkit_model::score::{InGroup, Reach, told};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeSet;

/// What judges call a verdict of ours: the folder, and the short name; nothing where they have none.
pub fn known_as(verdict: Verdict) -> Option<(&'static str, &'static str)> {
    match verdict {
        Verdict::Accepted => Some(("accepted", "AC")),
        Verdict::WrongAnswer => Some(("wrong_answer", "WA")),
        Verdict::TimeLimitExceeded => Some(("time_limit_exceeded", "TLE")),
        // What takes too much of either is ended, and most judges say that it crashed.
        Verdict::RunTimeError | Verdict::MemoryLimitExceeded | Verdict::OutputLimitExceeded => {
            Some(("run_time_error", "RTE"))
        }
        Verdict::CompileError | Verdict::JudgeError => None,
    }
}

/// The folder of those that get a part of the score, where a version has one.
const PARTIAL: &str = "partially_accepted";
/// The folder of those that may have one of several verdicts.
const SEVERAL: &str = "several";

/// Adds the submissions.
///
/// # Errors
/// There is no accepted one.
pub(super) fn submissions(origin: &Origin, version: Version, package: &mut Package) -> Result<(), String> {
    let mut expectations = String::new();
    let mut has_accepted = false;
    let mut used: BTreeSet<(String, String)> = BTreeSet::new();
    for submission in origin.submissions.iter().filter(|submission| !submission.expected.is_empty()) {
        let mut leave_out = |why: &str| package.notes.push(format!("{} skipped: {why}", submission.path));
        let known: Option<Vec<_>> = submission.expected.iter().map(|&verdict| known_as(verdict)).collect();
        let Some(mut known) = known else {
            leave_out("judges have no name for what is expected of it");
            continue;
        };
        known.sort_unstable();
        known.dedup();
        let is_legacy_score = origin.bound.problem.is_scored() && version == Version::Legacy;
        let reach = origin.bound.problem.expectation(&submission.path).and_then(|said| said.score);
        let is_accepted = submission.expected == [Verdict::Accepted];
        let folder = match (&known[..], version) {
            // One that gets any points is accepted there, and lies in a folder of its own.
            _ if is_legacy_score && !is_accepted && reach.is_none() => {
                package.unscored.push(submission.path.clone());
                continue;
            }
            _ if is_legacy_score && !is_accepted && reach.is_some_and(|reach| reach.most > 0.0) => PARTIAL,
            ([(folder, _)], _) => folder,
            (_, Version::V2025_09) => SEVERAL,
            (_, Version::Legacy) => {
                leave_out("several verdicts are expected of it, and the legacy format has one folder for each verdict");
                continue;
            }
        };
        // Verdicts share folders, and names that differ here may be one there.
        let file = submission.path.rsplit('/').next().unwrap_or(&submission.path);
        let (stem, extension) = file.rsplit_once('.').unwrap_or((file, ""));
        let is_taken = |stem: &str| used.contains(&(folder.to_owned(), stem.to_lowercase()));
        let stem = free_name(&plain_name(stem), is_taken);
        used.insert((folder.to_owned(), stem.to_lowercase()));
        let renamed = Submission { path: format!("{stem}.{extension}"), ..submission.clone() };
        let (name, files) = match program(origin, &renamed) {
            Ok(program) => program,
            Err(why) => {
                leave_out(&why);
                continue;
            }
        };
        if folder == SEVERAL {
            let verdicts: Vec<&str> = known.iter().map(|(_, short)| *short).collect();
            let verdicts = verdicts.join(", ");
            let permitted = if verdicts.contains("AC") { verdicts.clone() } else { format!("AC, {verdicts}") };
            let path = quoted(&format!("{SEVERAL}/{name}"));
            expectations.push_str(&format!("{path}:\n  permitted: [{permitted}]\n  required: [{verdicts}]\n"));
            expectations.push_str("  use_for_time_limit: false\n");
        }
        if version == Version::V2025_09 {
            expectations.push_str(&scores(origin, &submission.path, &format!("{folder}/{name}"), folder == SEVERAL));
        }
        has_accepted |= folder == "accepted";
        package.files.extend(files.into_iter().map(|file| file.below(&format!("submissions/{folder}"))));
    }
    if !has_accepted {
        return Err("it has no accepted submission, which judges need".to_owned());
    }
    if !expectations.is_empty() {
        package.files.push(File::new("submissions/submissions.yaml", expectations));
    }
    Ok(())
}

/// What is expected of a submission's score, as lines for `submissions.yaml`, behind those of its verdicts where there are such.
fn scores(origin: &Origin, path: &str, name: &str, has_lines: bool) -> String {
    let Some(said) = origin.bound.problem.expectation(path) else { return String::new() };
    let score = |reach: Reach| match reach.least == reach.most {
        true => told(reach.least),
        false => format!("[{}, {}]", told(reach.least), told(reach.most)),
    };
    let mut lines = said.score.map_or(String::new(), |reach| format!("  score: {}\n", score(reach)));
    for (group, wanted) in &said.groups {
        lines.push_str(&format!("  {}:\n", quoted(&format!("secret/{group}"))));
        match wanted {
            InGroup::Score(reach) => lines.push_str(&format!("    score: {}\n", score(*reach))),
            InGroup::Verdicts(verdicts) => {
                let known = verdicts.iter().filter_map(|&verdict| known_as(verdict));
                let known: BTreeSet<&str> = known.map(|(_, short)| short).collect();
                let list = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(", ");
                let permitted = known.iter().copied().chain(["AC"]).collect();
                lines.push_str(&format!("    permitted: [{}]\n    required: [{}]\n", list(permitted), list(known)));
            }
        }
    }
    let key = if has_lines || lines.is_empty() { String::new() } else { format!("{}:\n", quoted(name)) };
    key + &lines
}

/// A submission as a program that reads standard input: its name below its folder, and its files.
pub(crate) fn program(origin: &Origin, submission: &Submission) -> Result<(String, Vec<File>), String> {
    let file = submission.path.rsplit('/').next().unwrap_or(&submission.path);
    let (stem, extension) = file.rsplit_once('.').unwrap_or((file, ""));
    let stem = plain_name(stem);
    let alone = |text: Vec<u8>| {
        let name = format!("{stem}.{extension}");
        Ok((name.clone(), vec![File::new(name, text)]))
    };
    let Some(language) = submission.language else { return alone(submission.text.clone()) };
    let signature = &origin.bound.problem.signature;
    let doors = ojkit_languages::doors(language, &submission.text, signature);
    if doors.main || doors.solution == SolutionDoor::Missing {
        // A class must stand in a file of its name, and judges start the one that the file is named after.
        return match language.start(&submission.text) {
            Some((source, class)) => in_folder(&stem, &source, &class, submission.text.clone()),
            None if language == Language::JAVA => in_folder(&stem, "Main.java", "Main", submission.text.clone()),
            None => alone(submission.text.clone()),
        };
    }
    if origin.bound.problem.layout.is_some() {
        return Err("it has no `main`, and the problem's input has a layout of its own".to_owned());
    }
    let fixed_width = origin.bound.validator.format().states_width(signature.parameters.len());
    let request = Request {
        language,
        source: &submission.text,
        name: file,
        signature,
        fixed_width: &fixed_width,
        form: Form::Plain,
        answers: Answers::Stdout,
        exact: false,
    };
    let harness = ojkit_languages::synthesize(&request).map_err(|error| error.to_string())?;
    match &harness.main_class {
        Some(class) if language == Language::JAVA => in_folder(&stem, &harness.file_name, class, harness.text.clone()),
        _ => alone(with_headers(harness.text)),
    }
}

/// What stands for the header that has all others, which not every compiler has.
const HEADERS: &str = "\
algorithm array bitset cassert cctype chrono climits cmath complex cstdint cstdio cstdlib cstring deque fstream functional iomanip \
iostream iterator limits list map memory numeric optional queue random regex set sstream stack stdexcept string tuple type_traits \
unordered_map unordered_set utility variant vector";

/// A harness with the standard's headers on the line of the one that has them all.
fn with_headers(text: Vec<u8>) -> Vec<u8> {
    const ALL: &str = "#include <bits/stdc++.h>";
    let Ok(text) = String::from_utf8(text.clone()) else { return text };
    let Some((before, after)) = text.split_once(ALL) else { return text.into_bytes() };
    let headers: String = HEADERS.split_whitespace().map(|header| format!("#include <{header}>\n")).collect();
    format!("{before}{headers}{}", after.replace(ALL, "")).into_bytes()
}

/// A Java program in a folder, its file named after the class that starts it.
fn in_folder(stem: &str, source: &str, class: &str, text: Vec<u8>) -> Result<(String, Vec<File>), String> {
    let wanted = format!("{class}.java");
    // Any name will do for a file without a public class.
    let text_has_public = source != wanted && has_public_type(&text, source.trim_end_matches(".java"));
    if text_has_public {
        return Err(format!("its public class is not {class}, which starts it"));
    }
    Ok((stem.to_owned(), vec![File::new(format!("{stem}/{wanted}"), text)]))
}

fn has_public_type(text: &[u8], name: &str) -> bool {
    let text = String::from_utf8_lossy(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).enumerate().any(|(at, pair)| {
        let before = at.checked_sub(1).map_or("", |at| words[at]);
        let is_public = before == "public" || (before == "final" && at > 1 && words[at - 2] == "public");
        let declared = pair[1].split(['{', '<', '(']).next();
        is_public && matches!(pair[0], "class" | "record" | "enum" | "interface") && declared == Some(name)
    })
}
