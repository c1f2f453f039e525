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
    /// Every verdict, in the order of the field's tables.
    pub const ALL: [Verdict; 8] = [
        Verdict::Accepted,
        Verdict::WrongAnswer,
        Verdict::TimeLimitExceeded,
        Verdict::MemoryLimitExceeded,
        Verdict::OutputLimitExceeded,
        Verdict::RunTimeError,
        Verdict::CompileError,
        Verdict::JudgeError,
    ];

    /// The long name, as directories and JSON spell it.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::WrongAnswer => "wrong_answer",
            Verdict::TimeLimitExceeded => "time_limit_exceeded",
            Verdict::MemoryLimitExceeded => "memory_limit_exceeded",
            Verdict::OutputLimitExceeded => "output_limit_exceeded",
            Verdict::RunTimeError => "run_time_error",
            Verdict::CompileError => "compile_error",
            Verdict::JudgeError => "judge_error",
        }
    }

    /// The short name, as tables on a terminal spell it.
    pub fn short(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer => "WA",
            Verdict::TimeLimitExceeded => "TLE",
            Verdict::MemoryLimitExceeded => "MLE",
            Verdict::OutputLimitExceeded => "OLE",
            Verdict::RunTimeError => "RTE",
            Verdict::CompileError => "CE",
            Verdict::JudgeError => "JE",
        }
    }

    /// The verdict with this long name.
    pub fn from_name(name: &str) -> Option<Verdict> {
        Verdict::ALL.into_iter().find(|v| v.name() == name)
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
