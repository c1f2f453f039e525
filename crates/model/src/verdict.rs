//! What a run of a submission means.

use serde::{Deserialize, Serialize};

/// The judge's word on one run, or on a whole submission.
///
/// Long names are those of the Kattis problem package format; they are also the names of the
/// directories under `submissions/` and of the JSON fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The output is right and every limit was kept.
    #[default]
    Accepted,
    /// The checker refused the output.
    WrongAnswer,
    /// More CPU time (or, for a sleeper, wall time) than allowed.
    TimeLimitExceeded,
    MemoryLimitExceeded,
    /// More bytes of output than allowed.
    OutputLimitExceeded,
    /// The program crashed or ended with an exit code other than 0.
    RunTimeError,
    /// The source does not compile.
    CompileError,
    /// The judge itself failed: a broken checker, a machine that lacks something.
    JudgeError,
}

impl Verdict {
    /// Every verdict, in the order of the field's tables, with its long and its short name.
    const NAMES: [(Verdict, &str, &str); 8] = [
        (Verdict::Accepted, "accepted", "AC"),
        (Verdict::WrongAnswer, "wrong_answer", "WA"),
        (Verdict::TimeLimitExceeded, "time_limit_exceeded", "TLE"),
        (Verdict::MemoryLimitExceeded, "memory_limit_exceeded", "MLE"),
        (Verdict::OutputLimitExceeded, "output_limit_exceeded", "OLE"),
        (Verdict::RunTimeError, "run_time_error", "RTE"),
        (Verdict::CompileError, "compile_error", "CE"),
        (Verdict::JudgeError, "judge_error", "JE"),
    ];

    /// Every verdict, in the same order.
    pub fn all() -> [Verdict; 8] {
        Verdict::NAMES.map(|(verdict, ..)| verdict)
    }

    /// The long name, as directories and JSON spell it.
    pub fn name(self) -> &'static str {
        Verdict::NAMES[self as usize].1
    }

    /// The short name, as tables on a terminal spell it.
    pub fn short(self) -> &'static str {
        Verdict::NAMES[self as usize].2
    }

    /// The verdict with this long name.
    pub fn from_name(name: &str) -> Option<Verdict> {
        Verdict::all().into_iter().find(|v| v.name() == name)
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
