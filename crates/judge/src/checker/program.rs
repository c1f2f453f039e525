//! A checker program of the problem's own, through one of the two interfaces that judges share.
//!
//! - Kattis ("output validator", problem package format, section Output Validators): arguments `input answer feedback_dir`, the
//!   output on standard input; exit code 42 accepts, 43 refuses; `judgemessage.txt` in the feedback folder tells why.
//! - testlib (Codeforces and many others): arguments `input output answer`; exit code 0 accepts, 1 (wrong answer) and
//!   2 (presentation error) refuse; the message comes on standard error.
//!
//! Whatever else happens - another exit code, a crash, a limit - is an error of the judge and never the submission's fault.

use super::excerpt::printable_lines;
use super::{Check, CheckInput, Word};
use ojkit_model::problem::CheckerInterface;
use ojkit_run::outcome::{Ending, Exceeded, Outcome};
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// How a checker program is to be started.
#[derive(Debug)]
pub struct Call<'a> {
    /// Its arguments.
    pub args: Vec<OsString>,
    /// Its standard input.
    pub stdin: &'a [u8],
    /// Files that it must be able to read.
    pub readable: Vec<PathBuf>,
    /// Folders that it must be able to write into.
    pub writable: Vec<PathBuf>,
}

/// A checker program that is ready to run.
pub struct Program<'r> {
    /// A folder for the files that it reads and writes: made where it is missing, used by nobody else meanwhile.
    pub scratch: &'r Path,
    /// Runs it once.
    pub run: &'r mut dyn FnMut(&Call) -> Result<Outcome, String>,
}

/// Lines of a checker's message that are shown.
const MESSAGE_LINES: usize = 4;
const MESSAGE_CHARS: usize = 200;
const MESSAGE_BYTES: u64 = 64 * 1024;

/// Runs the program on one output.
///
/// # Errors
/// The program did something else than its interface knows, or its files cannot be written.
pub fn check(interface: CheckerInterface, given: &CheckInput, program: &mut Program) -> Result<Check, String> {
    let scratch = program.scratch;
    let (input, answer, output) = (scratch.join("input"), scratch.join("answer"), scratch.join("output"));
    let feedback = scratch.join("feedback");
    prepare(scratch, &feedback, &[(&input, given.input), (&answer, given.answer)])
        .and_then(|()| if interface == CheckerInterface::Testlib { fs::write(&output, given.output) } else { Ok(()) })
        .map_err(|error| format!("cannot write the checker's files in {}: {error}", scratch.display()))?;
    let (call, accepts, refuses): (Call, i32, &[i32]) = match interface {
        CheckerInterface::Kattis => {
            // Validators append file names to this argument, and judges pass it with the separator at its end.
            let mut folder = feedback.clone().into_os_string();
            folder.push(std::path::MAIN_SEPARATOR_STR);
            let args = vec![input.clone().into(), answer.clone().into(), folder];
            let writable = vec![feedback.clone()];
            (Call { args, stdin: given.output, readable: vec![input, answer], writable }, 42, &[43])
        }
        CheckerInterface::Testlib => {
            let readable = vec![input, output, answer];
            let args = readable.iter().map(|path| path.clone().into()).collect();
            (Call { args, stdin: b"", readable, writable: Vec::new() }, 0, &[1, 2])
        }
    };
    let outcome = (program.run)(&call)?;
    let mut message = match interface {
        CheckerInterface::Kattis => read_message(&feedback.join("judgemessage.txt")),
        CheckerInterface::Testlib => Vec::new(),
    };
    if message.iter().all(|b| b.is_ascii_whitespace()) {
        message = outcome.stderr.clone();
    }
    let message = printable_lines(&message, MESSAGE_LINES, MESSAGE_CHARS).join(" / ");
    match (outcome.exceeded, outcome.ending) {
        (None, Ending::Exited(code)) if code == accepts => Ok(Check { word: Word::Accepted, message }),
        (None, Ending::Exited(code)) if refuses.contains(&code) => {
            let silent = "the checker refused the output and gave no reason";
            Ok(Check::refused(if message.is_empty() { silent.to_string() } else { message }))
        }
        (exceeded, ending) => Err(failure(interface, exceeded, ending, &message)),
    }
}

fn failure(interface: CheckerInterface, exceeded: Option<Exceeded>, ending: Ending, message: &str) -> String {
    let what = match (exceeded, ending) {
        (Some(Exceeded::CpuTime | Exceeded::WallTime), _) => "ran out of time".to_string(),
        (Some(Exceeded::Memory), _) => "ran out of memory".to_string(),
        (Some(Exceeded::Output), _) => "printed too much".to_string(),
        (None, Ending::Signalled(signal)) => format!("was killed by signal {signal}"),
        (None, Ending::Exited(code)) => match interface {
            CheckerInterface::Kattis => format!("ended with exit code {code}; 42 accepts, 43 refuses"),
            CheckerInterface::Testlib => format!("ended with exit code {code}; 0 accepts, 1 and 2 refuse"),
        },
    };
    let colon = if message.is_empty() { "" } else { ": " };
    format!("the checker {what}{colon}{message}")
}

fn prepare(scratch: &Path, feedback: &Path, files: &[(&PathBuf, &[u8])]) -> io::Result<()> {
    fs::create_dir_all(scratch)?;
    match fs::remove_dir_all(feedback) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => fs::create_dir(feedback)?,
    }
    files.iter().try_for_each(|(path, bytes)| fs::write(path, bytes))
}

fn read_message(path: &Path) -> Vec<u8> {
    let mut message = Vec::new();
    // A message that was never written, or is no file, is no message.
    if let Ok(file) = fs::File::open(path) {
        let _ = file.take(MESSAGE_BYTES).read_to_end(&mut message);
    }
    message
}
