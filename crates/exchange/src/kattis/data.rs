//! `data/`: the cases with their reasons, and inputs that a validator must refuse.

use super::names::{is_sample, named};
use super::output_validator::Judging;
use super::scores::Scores;
use super::{Version, visualizers};
use crate::package::{File, Origin, line_of, quoted};
use ojkit_draw::near_misses;
use ojkit_model::input::Input;
use std::collections::{BTreeMap, BTreeSet};

/// So many inputs that break a line, and so many that are laid out wrongly.
const BROKEN_MAX: usize = 60;
const MISLAID_MAX: usize = 20;
/// In so many ways one line is broken.
const CHANGES_MAX: usize = 6;
/// Near misses are made of inputs up to this size.
const BYTES_MAX: usize = 4096;

pub(super) fn data(origin: &Origin, version: Version, judging: &Judging, scores: Option<&Scores>) -> Vec<File> {
    let mut files = Vec::new();
    let named = scores.map_or_else(|| named(origin), |scores| scores.named(origin.cases));
    for (name, case) in named {
        let reason = line_of(&case.reason);
        files.push(File::new(format!("data/{name}.in"), case.input.clone()));
        files.push(File::new(format!("data/{name}.ans"), case.answer.clone().unwrap_or_default()));
        files.extend(described(&name, &reason, version));
    }
    if version == Version::V2025_09 {
        let mut text = visualizers::arguments(origin);
        if let Judging::Default(flags) = judging {
            let flags: Vec<String> = flags.iter().map(|flag| quoted(flag)).collect();
            text.insert_str(0, &format!("output_validator_args: [{}]\n", flags.join(", ")));
        }
        let folders = [("sample", origin.cases.iter().any(is_sample)), ("secret", scores.is_none())];
        for (folder, _) in folders.into_iter().filter(|(_, is_wanted)| *is_wanted && !text.is_empty()) {
            files.push(File::new(format!("data/{folder}/test_group.yaml"), text.clone()));
        }
        files.extend(scores.map(|scores| scores.files(version, &text)).unwrap_or_default());
        for (number, (reason, text)) in illegal(origin).into_iter().enumerate() {
            let name = format!("invalid_input/{:03}", number + 1);
            files.push(File::new(format!("data/{name}.in"), text));
            files.extend(described(&name, &reason, version));
        }
    }
    if version == Version::Legacy {
        files.extend(scores.map(|scores| scores.files(version, "")).unwrap_or_default());
    }
    files
}

/// A case's description, where there is one.
fn described(name: &str, reason: &str, version: Version) -> Option<File> {
    let file = match version {
        Version::Legacy => File::new(format!("data/{name}.desc"), format!("{reason}\n")),
        Version::V2025_09 => File::new(format!("data/{name}.yaml"), format!("description: {}\n", quoted(reason))),
    };
    (!reason.is_empty()).then_some(file)
}

/// Texts that are no inputs, with what is wrong with each: made from legal ones by as little as possible.
fn illegal(origin: &Origin) -> Vec<(String, Vec<u8>)> {
    if origin.bound.problem.is_only_samples() {
        return Vec::new();
    }
    let validator = &origin.bound.validator;
    let format = validator.format();
    let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
    let (mut broken, mut mislaid) = (Vec::new(), Vec::new());
    let mut reasons = BTreeSet::new();
    let mut changes: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for case in origin.cases.iter().filter(|case| case.input.len() <= BYTES_MAX) {
        let mut input = Input::default();
        if format.read(&case.input, &mut input).is_err() {
            continue;
        }
        for miss in near_misses(validator.rules(), &input) {
            let text = format.text(&miss.input);
            let own = changes.entry(miss.line).or_default();
            let is_new = own.len() < CHANGES_MAX && !own.contains(miss.change) && !validator.accepts(&text);
            if is_new && broken.len() < BROKEN_MAX && seen.insert(text.clone()) {
                own.insert(miss.change);
                let line = validator.rules().lines.get(miss.line).map_or("", String::as_str);
                broken.push((format!("{}, against {}", miss.reason, line_of(line)), text));
            }
        }
        for (reason, text) in format.near_misses(&case.input) {
            if reasons.insert(reason)
                && mislaid.len() < MISLAID_MAX
                && !validator.accepts(&text)
                && seen.insert(text.clone())
            {
                mislaid.push((reason.to_owned(), text));
            }
        }
    }
    broken.append(&mut mislaid);
    broken
}
