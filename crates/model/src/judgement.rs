//! What the judge says of one case and of one submission.

use super::limits::Limits;
use super::score::{Points, Score};
use super::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One submission on one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseJudgement {
    /// The case's name.
    pub case: String,
    /// The case's group.
    pub group: String,
    pub verdict: Verdict,
    /// Whether the output was compared with an answer: where there is none, only crashes, limits and the possible outputs are judged.
    pub compared: bool,
    /// Whether the output differs from the answer, and no checker says whether it is right.
    #[serde(default)]
    pub undecided: bool,
    /// What was wrong, for a person; empty when accepted.
    pub message: String,
    /// Whether the clock ended the run: the times in the message differ from run to run.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_clock: bool,
    /// What a person should know although it decides nothing, such as a limit that was nearly reached; mostly empty.
    pub note: String,
    /// CPU time in milliseconds.
    pub time_ms: f64,
    /// Peak memory in KiB.
    pub memory_kib: u64,
    /// What the checker gives for it, where that is less than all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// Its output after other cases in the same process, where it is refused for that alone: by itself it is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_others: Option<String>,
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
    /// Whether the clock ended the run that failed first.
    pub by_clock: bool,
    /// What failed and decides nothing: there is no verdict then, and `result` is that of the cases which decide.
    pub doubt: Option<Doubt>,
    /// What was left out on this machine, and what to install; mostly empty.
    pub note: String,
    /// Whether this is what an earlier run found, and nothing that it rests on has changed since.
    pub earlier: bool,
}

/// Something failed or differed, and that says too little of the submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// Why it decides nothing.
    #[serde(flatten)]
    pub because: Because,
    /// The case's name; `search` for an input that a search has found.
    pub case: String,
    /// What the submission got on it; `Accepted` where it was not refused.
    pub verdict: Verdict,
    /// What was wrong, for a person.
    pub message: String,
    /// The answer that it was compared with, where there is one that is short.
    pub expected: Option<String>,
    /// The submission's output, where it is known and short.
    pub got: Option<String>,
}

/// Why a failure decides nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Because {
    /// The input may be illegal: no rule and no program enforces a line of the statement.
    Unenforced {
        /// The line, or the promise.
        line: String,
    },
    /// The input may be illegal: it lacks a property that all examples have, and that no enforced line asks for.
    UnlikeExamples {
        /// The property, as the end of a sentence: `nums is sorted`.
        property: String,
    },
    /// The answer may be wrong: accepted submissions say different things of the input.
    Disagreement {
        /// Who says what: those with the answer first, then those with what was refused.
        sides: Vec<Side>,
        /// The input, where it is short.
        input: Option<String>,
    },
    /// It took more memory than any program gets where neither the spec nor an accepted submission says how much is right.
    UnstatedMemory,
    /// It failed only behind other cases in the same process.
    OnlyAfterOthers,
    /// Several outputs may be right, and no checker says whether one that differs from the answer is.
    NoChecker,
    /// The file's `Solution` fails, and its own `main`, which is judged, does not.
    DoorsDisagree,
    /// It failed once, and was right when it was run again.
    NotAgain,
}

/// Accepted submissions that say the same of an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Their paths.
    pub submissions: Vec<String>,
    /// What they say, where it is short; of those that crash, the verdict.
    pub output: Option<String>,
    /// Whether the first of them is the oracle, which decides.
    #[serde(default)]
    pub has_oracle: bool,
}

impl CaseJudgement {
    /// A verdict that no run has figures for, on a case that has an answer.
    pub fn without_figures(case: &str, group: &str, verdict: Verdict, message: String) -> CaseJudgement {
        CaseJudgement {
            case: case.to_owned(),
            group: group.to_owned(),
            verdict,
            compared: true,
            undecided: false,
            message,
            by_clock: false,
            note: String::new(),
            time_ms: 0.0,
            memory_kib: 0,
            points: None,
            after_others: None,
        }
    }
}

impl Because {
    /// Whether a row of which nothing worse is known has no verdict.
    ///
    /// What is not seen when a submission is judged alone takes nothing from what the cases said.
    pub fn takes_verdict(&self) -> bool {
        match self {
            Because::Unenforced { .. }
            | Because::UnlikeExamples { .. }
            | Because::Disagreement { .. }
            | Because::NoChecker
            | Because::UnstatedMemory => true,
            Because::OnlyAfterOthers | Because::DoorsDisagree | Because::NotAgain => false,
        }
    }
}

impl Side {
    /// Those who say the same; the oracle is put first.
    pub fn new(mut submissions: Vec<String>, output: Option<String>, oracle: Option<&str>) -> Side {
        submissions.sort_by_key(|one| oracle != Some(one));
        let has_oracle = submissions.first().is_some_and(|one| oracle == Some(one));
        Side { submissions, output, has_oracle }
    }

    /// Who says what, and who stands alone against several.
    pub fn told(sides: &[Side]) -> String {
        let say = |side: &Side| {
            let output = side.output.as_ref().map_or("something else".to_owned(), |output| {
                format!("`{}`", output.lines().map(str::trim).collect::<Vec<_>>().join(" "))
            });
            let says = if side.submissions.len() == 1 { "says" } else { "say" };
            let oracle = if side.has_oracle { "the oracle " } else { "" };
            format!("{oracle}{} {says} {output}", side.submissions.join(", "))
        };
        let mut told: Vec<String> = sides.iter().map(say).collect();
        if let Some(alone) = Side::alone(sides) {
            told.push(format!("all others disagree with {alone}"));
        }
        told.join("; ")
    }

    /// The one submission that has several against it, where there is one; never the oracle.
    pub fn alone(sides: &[Side]) -> Option<&str> {
        let is_outvoted = |side: &&Side| side.submissions.len() == 1 && !side.has_oracle;
        let mut alone = sides.iter().filter(is_outvoted);
        match (alone.next(), alone.next()) {
            (Some(side), None) if sides.len() > 1 => side.submissions.first().map(String::as_str),
            _ => None,
        }
    }
}

/// Texts up to this length are told with a doubt.
const DOUBT_CHARS_MAX: usize = 200;

impl Doubt {
    /// An answer or an output, where it is short enough to be told.
    pub fn told(bytes: &[u8]) -> Option<String> {
        let text = std::str::from_utf8(bytes).ok()?.trim_end();
        (text.chars().count() <= DOUBT_CHARS_MAX).then(|| text.to_owned())
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let what = match self.verdict {
            Verdict::WrongAnswer => "differs",
            verdict => verdict.name(),
        };
        match &self.because {
            Because::Unenforced { line } => {
                write!(f, "{what} on a probably illegal input: nothing enforces `{line}`")
            }
            Because::UnlikeExamples { property } => {
                write!(f, "{what} on a probably illegal input: in all examples {property}, and no line says so")
            }
            Because::NoChecker => {
                write!(f, "differs from the answer, and there is no checker to say whether it is also correct")
            }
            Because::Disagreement { sides, input } => {
                write!(f, "accepted submissions disagree: {}", Side::told(sides))?;
                input.as_ref().map_or(Ok(()), |input| write!(f, ", on {input}"))
            }
            Because::UnstatedMemory => {
                write!(
                    f,
                    "no verdict: more than {} GiB; the question states no limit",
                    Limits::UNSTATED_MEMORY_MIB / 1024
                )
            }
            Because::OnlyAfterOthers => write!(f, "fails only after other cases in the same process"),
            Because::DoorsDisagree => {
                write!(f, "`Solution` fails, but the file's own `main`, which is judged, is right")
            }
            Because::NotAgain => write!(f, "failed, and was right when it was run again"),
        }
    }
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

    /// The verdict, as far as there is one: none where the submission was not run, or passed with an answer that nobody compared or
    /// with a failure that decides nothing.
    pub fn verdict(&self) -> Option<Verdict> {
        let verdict = self.result.as_ref().ok().copied();
        let is_open = self.unanswered() > 0 || self.doubt.is_some();
        verdict.filter(|&verdict| verdict != Verdict::Accepted || !is_open)
    }

    /// What failed and decides nothing, where that leaves the row without a verdict.
    pub fn doubtful(&self) -> Option<&Doubt> {
        self.doubt.as_ref().filter(|_| self.result == Ok(Verdict::Accepted))
    }

    /// Whether what is doubtful would be as expected if it counted; where there is no checker, nothing else can be expected.
    pub fn is_doubt_expected(&self) -> bool {
        let is_expected = |doubt: &Doubt| {
            doubt.because == Because::NoChecker || self.expected.is_empty() || self.expected.contains(&doubt.verdict)
        };
        self.doubtful().is_some_and(is_expected)
    }

    /// Whether it is refused for nothing but what it keeps from case to case: each of them alone is right.
    pub fn fails_after_others(&self) -> bool {
        let failed =
            self.first_failure.as_ref().and_then(|(name, _)| self.cases.iter().find(|case| case.case == *name));
        failed.is_some_and(|case| case.after_others.is_some())
    }

    /// How many outputs differ from the answer where no checker says whether they are right.
    pub fn undecided(&self) -> usize {
        self.cases.iter().filter(|case| case.undecided).count()
    }

    /// The case to show: the first that failed, or the one that is doubtful.
    pub fn failed_case(&self) -> Option<&str> {
        let failure = self.first_failure.as_ref().map(|(case, _)| case.as_str());
        failure.or(self.doubtful().map(|doubt| doubt.case.as_str()))
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
