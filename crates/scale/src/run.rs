//! The values that a run is made of.

use ojkit_model::limits::Measures;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What must be the same on every host that has a part in a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The kit's version.
    pub kit: String,
    /// The SHA-256 of the kit's program.
    pub kit_sha256: String,
    /// The confinement.
    pub tier: String,
    /// The version of each language's compiler or runtime.
    pub compilers: BTreeMap<String, String>,
}

impl Facts {
    /// What differs on a host with other facts, for a person; of compilers, those that the host was asked for.
    pub fn differences(&self, here: &Facts) -> Vec<String> {
        let mut differences = Vec::new();
        let mut compare = |what: &str, planned: &str, here: &str| {
            if planned != here {
                differences.push(format!("{what}: planned with {planned}, here is {here}"));
            }
        };
        compare("the kit", &self.kit, &here.kit);
        compare("the kit's program (SHA-256)", &self.kit_sha256, &here.kit_sha256);
        compare("the confinement", &self.tier, &here.tier);
        for (language, version) in &here.compilers {
            compare(language, self.compilers.get(language).map_or("none", String::as_str), version);
        }
        differences
    }
}

/// What a run does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Judges the submissions of a collection.
    Judge,
    /// Judges those of a file of records.
    Records,
    /// Searches countercases of a collection's submissions.
    Stress,
    /// Makes the cases of problems.
    Gen,
    /// Measures how strong the cases of problems are.
    Strength,
}

impl Kind {
    /// Whether its rows are of problems, and not of submissions.
    pub fn is_of_problems(self) -> bool {
        matches!(self, Kind::Gen | Kind::Strength)
    }
}

/// A problem as it was planned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// The SHA-256 of everything that verdicts rest on: spec, cases with answers, checker.
    pub sha256: String,
    /// What was measured where the spec states no limits.
    pub limits: Measures,
}

/// A run: the file `run.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The version of this format.
    pub format: u64,
    /// The command that was planned.
    pub kind: Kind,
    /// The collection's folder.
    pub root: PathBuf,
    /// What must be the same everywhere.
    pub facts: Facts,
    /// Inputs to search for each submission that passes all cases; none for a short search.
    pub search: Option<u64>,
    /// The seed of that search.
    pub seed: u64,
    pub problems: BTreeMap<String, Planned>,
    /// How many shards there are.
    pub shards: usize,
    /// How many rows they give together.
    pub rows: usize,
}

impl Run {
    /// The version of the format that this kit writes and reads.
    pub const FORMAT: u64 = 3;
}

/// What a row is called.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Who {
    /// Its place in the run, from 1.
    pub line: usize,
    /// The record's own name for it.
    pub id: Value,
    /// Who handed it in; null where the record does not say.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub student: Value,
}

/// A row that a task answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// What it is called.
    #[serde(flatten)]
    pub who: Who,
    /// The verdicts that are expected.
    pub expected: Vec<String>,
}

/// A submission to judge, once for all who asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The problem's name.
    pub problem: String,
    /// The language's name.
    pub language: String,
    /// The file's name.
    pub name: String,
    /// The file's text.
    pub code: String,
    /// Who asked.
    pub asked: Vec<Asked>,
}

/// A problem that a command is done for as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProblemTask {
    /// The row's place in the run, from 1.
    pub line: usize,
    /// The problem's name.
    pub problem: String,
}

/// One row of what a run gives.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its place in the run, from 1.
    pub line: usize,
    pub row: Box<RawValue>,
}

/// A shard: a file in `jobs/`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The SHA-256 of the run's `run.json`.
    pub run: String,
    /// Its number, from 0.
    pub shard: usize,
    /// What it is estimated to take.
    pub seconds: f64,
    /// Rows that were known when it was planned.
    pub known: Vec<Row>,
    /// Submissions.
    pub tasks: Vec<Task>,
    pub problems: Vec<ProblemTask>,
}

/// What was measured while a shard was done: it differs from host to host and from time to time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Timings {
    /// The host's name.
    pub host: String,
    pub processor: String,
    /// Its load when the shard began, as `/proc/loadavg` has it.
    pub load: String,
    /// How many ms a fixed piece of work took before and after.
    pub calibration_ms: [f64; 2],
    /// How long the shard took.
    pub seconds: f64,
    /// What the plan had estimated.
    pub estimated_seconds: f64,
    /// What was measured of each row.
    pub rows: Vec<Value>,
}

/// What came of a shard: a file in `results/`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ShardResult {
    /// The SHA-256 of the run's `run.json`.
    pub run: String,
    /// The shard's number.
    pub shard: usize,
    /// The rows, exact.
    pub rows: Vec<Row>,
    /// What was measured.
    pub timings: Timings,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_differs_by_its_kit_its_confinement_and_the_compilers_that_it_was_asked_for() {
        let facts = |kit: &str, tier: &str, python: &str| Facts {
            kit: "1".into(),
            kit_sha256: kit.into(),
            tier: tier.into(),
            compilers: BTreeMap::from([("python".to_owned(), python.to_owned())]),
        };
        let mut planned = facts("aa", "T2", "3.13");
        planned.compilers.insert("rust".to_owned(), "1.91".to_owned());
        assert!(planned.differences(&facts("aa", "T2", "3.13")).is_empty(), "nobody asked for Rust");
        assert_eq!(
            planned.differences(&facts("bb", "T0", "3.9")),
            [
                "the kit's program (SHA-256): planned with aa, here is bb",
                "the confinement: planned with T2, here is T0",
                "python: planned with 3.13, here is 3.9"
            ]
        );
    }
}
