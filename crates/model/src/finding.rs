//! One thing that was found of a submission on one input: by whom, with which verdict, and why it decides nothing where it does not.

use super::case::Case;
use super::limits::Limits;
use super::score::Points;
use super::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What an input that a search has found is called as a case.
pub const SEARCH: &str = "search";

/// What was found of a submission on one input, by one who looked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// The case's name; [`SEARCH`] for an input that a search has found, and empty where nothing could be run.
    pub case: String,
    /// The case's group, which says whether a person vouches for the input.
    pub group: String,
    /// Who found it.
    pub by: By,
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
    /// Whether the machine failed, so that running it again may give another verdict.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_machine: bool,
    /// What a person should know although it decides nothing, such as a limit that was nearly reached; mostly empty.
    pub note: String,
    /// CPU time in milliseconds.
    pub time_ms: f64,
    /// Peak memory in KiB.
    pub memory_kib: u64,
    /// What the checker gives for it, where that is less than all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The answer that the output was compared with, where that matters and is short.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// The submission's output, where nothing else has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub got: Option<String>,
    /// Why it decides nothing, as far as whoever found it knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// Who found something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The compiler, or whoever else makes a program of a text.
    Build,
    /// A run of the submission on the case.
    #[default]
    Run,
    /// A second run, built with sanitizers.
    Sanitizer,
    /// A run behind other cases in the same process, where the submission is right alone.
    OneProcess,
    /// How the time of the submission grows.
    Growth,
    /// How much memory the reference takes on the same input.
    Memory,
    /// Other accepted submissions, which say something else of the input.
    Others,
    /// A search beyond the cases.
    Search,
}

/// Why a failure, or a difference, decides nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Reason {
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

impl Finding {
    /// What a run found on a case, without figures.
    pub fn on(case: &Case, verdict: Verdict, message: String) -> Finding {
        let answer = case.answer.as_deref();
        let expected = answer.filter(|_| verdict != Verdict::Accepted).and_then(short);
        Finding { compared: answer.is_some(), expected, ..Finding::new(&case.name, &case.group, verdict, message) }
    }

    /// A case that the machine could not run.
    pub fn not_run(case: &Case, message: String) -> Finding {
        Finding { by_machine: true, ..Finding::on(case, Verdict::JudgeError, message) }
    }

    /// The same where no case is at hand: it has an answer.
    pub fn new(case: &str, group: &str, verdict: Verdict, message: String) -> Finding {
        let (case, group) = (case.to_owned(), group.to_owned());
        Finding { case, group, verdict, compared: true, message, ..Finding::default() }
    }

    /// The verdict, where there is one: none of an output that passed and was compared with nothing.
    pub fn known(&self) -> Option<Verdict> {
        Some(self.verdict).filter(|&verdict| self.compared || verdict != Verdict::Accepted)
    }

    /// Whether it speaks against the submission.
    pub fn is_failure(&self) -> bool {
        self.verdict != Verdict::Accepted
    }

    /// Whether it is a failure behind other cases alone.
    pub fn is_after_others(&self) -> bool {
        self.by == By::OneProcess
    }
}

impl Reason {
    /// Whether a submission of which nothing worse is known has no verdict.
    ///
    /// What is not seen when a submission is judged alone takes nothing from what the cases said.
    pub fn takes_verdict(&self) -> bool {
        !matches!(self, Reason::OnlyAfterOthers | Reason::DoorsDisagree | Reason::NotAgain)
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

/// An answer or an output, where it is short enough to be told.
pub fn short(bytes: &[u8]) -> Option<String> {
    const CHARS: usize = 200;
    let text = std::str::from_utf8(bytes).ok()?.trim_end();
    (text.chars().count() <= CHARS).then(|| text.to_owned())
}

/// Why it decides nothing, where it does not.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let what = match self.verdict {
            Verdict::WrongAnswer => "differs",
            verdict => verdict.name(),
        };
        match &self.reason {
            None => write!(f, "{what}"),
            Some(Reason::Unenforced { line }) => {
                write!(f, "{what} on a probably illegal input: nothing enforces `{line}`")
            }
            Some(Reason::UnlikeExamples { property }) => {
                write!(f, "{what} on a probably illegal input: in all examples {property}, and no line says so")
            }
            Some(Reason::NoChecker) => {
                write!(f, "differs from the answer, and there is no checker to say whether it is also correct")
            }
            Some(Reason::Disagreement { sides, input }) => {
                write!(f, "accepted submissions disagree: {}", Side::told(sides))?;
                input.as_ref().map_or(Ok(()), |input| write!(f, ", on {input}"))
            }
            Some(Reason::UnstatedMemory) => {
                let gib = Limits::UNSTATED_MEMORY_MIB / 1024;
                write!(f, "no verdict: more than {gib} GiB; the question states no limit")
            }
            Some(Reason::OnlyAfterOthers) => write!(f, "fails only after other cases in the same process"),
            Some(Reason::DoorsDisagree) => {
                write!(f, "`Solution` fails, but the file's own `main`, which is judged, is right")
            }
            Some(Reason::NotAgain) => write!(f, "failed, and was right when it was run again"),
        }
    }
}
