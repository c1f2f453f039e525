//! What the judge says of one case and of one submission.

use super::score::{Points, Score};
use super::verdict::Verdict;
use serde::{Deserialize, Serialize};

/// One submission on one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseJudgement {
    /// The case's name.
    pub case: String,
    /// The case's group.
    pub group: String,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether the output was compared with an answer: where there is none, only crashes, limits and the possible outputs are judged.
    pub compared: bool,
    /// What was wrong, for a person; empty when accepted.
    pub message: String,
    /// What a person should know although it decides nothing, such as a limit that was nearly reached; mostly empty.
    pub note: String,
    /// CPU time in milliseconds.
    pub time_ms: f64,
    /// Peak memory in KiB.
    pub memory_kib: u64,
    /// What the checker gives for it, where that is less than all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// One submission on the whole testset.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The problem's slug.
    pub problem: String,
    /// Path below `submissions/`, or as the user gave it.
    pub submission: String,
    /// The language's name.
    pub language: String,
    /// The verdicts that are as expected.
    pub expected: Vec<Verdict>,
    /// The verdict of what was compared, or why the submission was not run.
    pub result: Result<Verdict, Skipped>,
    /// The cases that ran, in case order.
    pub cases: Vec<CaseJudgement>,
    /// What it has reached, where the problem's groups have scores.
    pub score: Option<Score>,
    /// The first case, in case order, that was not accepted: its name and what was wrong.
    pub first_failure: Option<(String, String)>,
    /// What was left out on this machine, and what to install; mostly empty.
    pub note: String,
    /// Whether this is what an earlier run found, and nothing that it rests on has changed since.
    pub earlier: bool,
}

/// Why a submission was not run: something the machine lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// `g++ was not found`.
    pub why: String,
    /// What to install.
    pub remedy: String,
}

impl Judgement {
    /// How many answers were compared with nothing, since nobody knows the right ones.
    pub fn unanswered(&self) -> usize {
        self.cases.iter().filter(|case| !case.compared).count()
    }

    /// The verdict, as far as there is one: none where the submission was not run, or passed with an answer that nobody compared.
    pub fn verdict(&self) -> Option<Verdict> {
        let verdict = self.result.as_ref().ok().copied();
        verdict.filter(|&verdict| verdict != Verdict::Accepted || self.unanswered() == 0)
    }

    /// Whether verdict and score are as expected; where nothing is expected (a draft), anything but a judge error.
    ///
    /// A submission without a verdict is not as expected, and not unexpected either: look at `verdict` first.
    pub fn as_expected(&self) -> bool {
        match self.verdict() {
            Some(Verdict::JudgeError) | None => false,
            Some(verdict) => {
                let is_score = self.score.as_ref().is_none_or(|score| score.unexpected.is_empty());
                (self.expected.is_empty() || self.expected.contains(&verdict)) && is_score
            }
        }
    }
}
