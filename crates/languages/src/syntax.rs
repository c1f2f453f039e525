//! The syntax of sources, which a process looks at one after the other: to start an interpreter takes longer than to compile a source.
//!
//! None of them is run. What the process calls fine is fine; about all else the compiler itself is asked, who says what is wrong.

use super::machine::Machine;
use super::prepare::Commands;
use super::recipe::{compile_limits, recipe};
use super::toolchain::{Toolchain, built_in};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Job, Kind, Progress, Recipe, RunError, Session};
use std::path::PathBuf;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

/// Reads sources with their lengths before them, and answers each with a byte.
const PROGRAM: &str = include_str!("python/runtime/syntax.py.in");
/// Longer sources take long by themselves.
const BYTES_MAX: usize = 100_000;
/// How long a source is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

impl Machine {
    /// Whether a source in Python surely compiles; `false` where it may not, or where no process can be asked.
    pub(super) fn is_fine(&self, language: &Toolchain, commands: &Commands, readable: &[PathBuf], text: &[u8]) -> bool {
        let is_own = |row: &Toolchain| row.name == language.name && row.compile == language.compile;
        // Whoever has another command means it.
        if language.name != "python" || !built_in().iter().any(is_own) || text.len() > BYTES_MAX {
            return false;
        }
        let known = self.syntax.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let session = known.map_or_else(|| self.syntax_process(language, commands, readable), Ok);
        let Ok(mut session) = session else { return false };
        match asked(&mut session, text) {
            Ok(Some(answer)) => {
                self.syntax.lock().unwrap_or_else(PoisonError::into_inner).push(session);
                answer == b'1'
            }
            Ok(None) | Err(_) => false,
        }
    }

    fn syntax_process(
        &self,
        language: &Toolchain,
        commands: &Commands,
        readable: &[PathBuf],
    ) -> Result<Session, RunError> {
        let runtime = commands.compile.iter().take(1).cloned();
        let options = ["-B", "-I", "-S", "-W", "ignore", "-c", PROGRAM].map(str::to_owned);
        let artifact = Artifact::new(Recipe {
            command: runtime.chain(options).collect(),
            readable: readable.to_vec(),
            ..recipe(language, readable.first().cloned().unwrap_or_default(), Kind::Submission, "")
        });
        let limits = Limits { time_ms: 3_600_000, ..compile_limits(language) };
        let job = Job { artifact: &artifact, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
        self.worker()?.start(&job)
    }
}

/// The answer to a source; none where the process ended or takes too long.
fn asked(session: &mut Session, text: &[u8]) -> Result<Option<u8>, RunError> {
    let sent = [&(text.len() as u32).to_le_bytes(), text].concat();
    let (mut rest, mut answers, end) = (&*sent, Vec::new(), Instant::now() + PATIENCE);
    while answers.is_empty() && Instant::now() < end {
        if session.turn(&mut rest, &mut answers, PATIENCE)? == Progress::Ended {
            break;
        }
    }
    Ok(answers.first().copied().filter(|_| rest.is_empty() && answers.len() == 1))
}
