//! Scores: what groups are worth, what a submission shall reach, and what it has reached.

use super::verdict::Verdict;
use serde::{Deserialize, Serialize};

/// How a group's score follows from its cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aggregation {
    /// The share of the worst case: one that fails takes it all.
    #[default]
    Min,
    /// Every case has the same part of it.
    Sum,
}

impl Aggregation {
    /// Every way with its name.
    pub const ALL: [(&'static str, Aggregation); 2] = [("min", Aggregation::Min), ("sum", Aggregation::Sum)];

    /// Its name.
    pub fn name(self) -> &'static str {
        if self == Aggregation::Min { "min" } else { "sum" }
    }
}

/// What a checker gives for an output that it accepts in part.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    /// So many of those that the case can give.
    Absolute(f64),
    /// This share of them, from 0 to 1.
    Share(f64),
}

/// The scores that are as expected.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f64; 2]", into = "[f64; 2]")]
pub struct Reach {
    pub least: f64,
    pub most: f64,
}

/// Scores are told with two digits behind the point, and people expect what they are told.
const TOLERANCE: f64 = 0.005;

impl From<[f64; 2]> for Reach {
    fn from([least, most]: [f64; 2]) -> Reach {
        Reach { least, most }
    }
}

impl From<Reach> for [f64; 2] {
    fn from(reach: Reach) -> [f64; 2] {
        [reach.least, reach.most]
    }
}

impl Reach {
    /// Exactly one score.
    pub fn only(score: f64) -> Reach {
        Reach { least: score, most: score }
    }

    /// Whether a score is one of these, as precisely as scores are told.
    pub fn has(self, score: f64) -> bool {
        (self.least - TOLERANCE..=self.most + TOLERANCE).contains(&score)
    }
}

impl std::fmt::Display for Reach {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.least == self.most {
            true => f.write_str(&told(self.least)),
            false => write!(f, "{} to {}", told(self.least), told(self.most)),
        }
    }
}

/// What a submission shall reach in a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum InGroup {
    Score(Reach),
    Verdicts(Vec<Verdict>),
}

/// What the spec expects of a submission, where its directory cannot say it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Expectation {
    /// The possible verdicts; empty where the directory says them.
    pub verdicts: Vec<Verdict>,
    /// The possible scores.
    pub score: Option<Reach>,
    /// What it shall reach in groups, by their names.
    pub groups: Vec<(String, InGroup)>,
}

/// What a submission has reached in a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupScore {
    /// The group's name.
    #[serde(rename = "group")]
    pub name: String,
    pub score: f64,
    /// The most that the group gives.
    pub max: u32,
    /// The verdict of its first case that is not accepted.
    pub verdict: Verdict,
    /// How many cases the group has.
    pub cases: usize,
}

/// What a submission has reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// The sum of its groups' scores.
    pub score: f64,
    /// The most that all groups give.
    pub max: u32,
    /// The scores that were expected, where any were.
    pub expected: Option<Reach>,
    pub groups: Vec<GroupScore>,
    /// What is not as expected, each for a person.
    pub unexpected: Vec<String>,
}

/// A score as people read it: two digits behind the point, fewer where these are enough.
pub fn told(score: f64) -> String {
    let text = format!("{score:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
