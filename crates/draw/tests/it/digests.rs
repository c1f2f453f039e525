//! What every spec of the bank, the zoo and the collection says, frozen: a digest for each of the rules that its lines
//! are bound to.
//!
//! A line may be worded anew, as long as it says the same. `UPDATE_READINGS=1 cargo test -p ojkit-draw-tests` writes `digests.txt`: a digest
//! that changes is a meaning that changes, and its entry is read before the file is kept.

use crate::corpus::root;
use ojkit_draw::Bound;
use ojkit_lines::print;
use ojkit_rules::Validator;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

/// The specs below a folder of the repository, by their place in it.
fn specs(folder: &str, found: &mut BTreeMap<String, Vec<u8>>) {
    for entry in std::fs::read_dir(root().join(folder)).expect("a folder").flatten() {
        let place = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if let Ok(spec) = std::fs::read(entry.path().join("spec.yaml")) {
            found.insert(place, spec);
        } else if folder == "zoo" && Path::is_dir(&entry.path()) {
            specs(&place, found);
        }
    }
}

/// What the lines of a spec say: the rules that they are bound to, with those that narrow a group or what the oracle is asked.
fn said(slug: &str, spec: &[u8]) -> Vec<String> {
    let bound = match Bound::read(slug, "spec.yaml", spec, ojkit_rules::grammar::canonical) {
        Ok(bound) => bound,
        Err(faults) => return vec![faults[0].message.clone()],
    };
    let problem = &bound.problem;
    let narrowed = problem.groups.iter().map(|group| &group.constraints);
    let narrowed = narrowed.chain(problem.oracle.iter().map(|oracle| &oracle.constraints));
    for line in [&problem.constraints].into_iter().chain(narrowed.clone()).flatten() {
        assert_eq!(print(line), line.text, "{slug}:{}: `ojkit check --fix` writes it", line.line);
    }
    let mut said = rules(&bound.validator);
    for lines in narrowed {
        match bound.narrowed(lines) {
            Ok(inputs) => said.extend(rules(&inputs.validator)),
            Err(faults) => said.push(faults[0].message.clone()),
        }
    }
    said
}

/// The rules of a table, each without its line: several lines may say what one said.
fn rules(validator: &Validator) -> Vec<String> {
    // A value holds no number of 128 bits, a text does.
    let table = serde_json::to_string(&validator.table()).expect("JSON");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    let atoms = table["rules"].as_array().expect("rules").iter();
    let atoms = atoms.map(|rule| format!("{} {}", rule["atom"], rule["reach"]));
    atoms.chain([table["same"].to_string()]).collect()
}

#[test]
fn every_spec_of_the_repository_says_what_it_ever_said_and_in_canonical_lines() {
    let mut all = BTreeMap::new();
    ["bank", "problems", "zoo"].into_iter().for_each(|folder| specs(folder, &mut all));
    let digest = |place: &str, spec: &[u8]| {
        let said = said(place.rsplit('/').next().unwrap_or(place), spec).join("\n");
        Sha256::digest(said).iter().take(6).map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let text: String = all.iter().map(|(place, spec)| format!("{place} {}\n", digest(place, spec))).collect();
    let path = root().join("crates/draw/tests/it/digests.txt");
    if std::env::var_os("UPDATE_READINGS").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let changed: Vec<&str> = text.lines().filter(|line| !kept.contains(line)).take(5).collect();
    assert!(kept == text, "these say something else, or are new: {changed:?}");
}
