//! A checker program of the problem's own, through one of the two interfaces that judges share.
//!
//! - Kattis ("output validator", problem package format, section Output Validators): arguments `input answer feedback_dir`, the
//!   output on standard input; exit code 42 accepts, 43 refuses; `judgemessage.txt` in the feedback folder tells why.
//! - testlib (Codeforces and many others): arguments `input output answer`; exit code 0 accepts, 1 (wrong answer) and
//!   2 (presentation error) refuse; the message comes on standard error.
//!
//! Where a problem has scores, a program may accept in part. Kattis': `score.txt` in the feedback folder with the points, or
//! `score_multiplier.txt` with the share. testlib's: exit code 7, and a message that begins with `points` and their number.
//!
//! Whatever else happens - another exit code, a crash, a limit - is an error of the judge and never the submission's fault.

use super::excerpt::printable_lines;
use super::{Check, CheckInput, Word};
use ojkit_model::problem::CheckerInterface;
use ojkit_model::score::Points;
use ojkit_run::outcome::{Ending, Exceeded, Outcome};
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// How a checker program is to be started.
#[derive(Debug)]
pub struct Call<'a> {
    pub args: Vec<OsString>,
    pub stdin: &'a [u8],
    pub readable: Vec<PathBuf>,
    pub writable: Vec<PathBuf>,
}

/// A checker program that is ready to run.
pub struct Program<'r> {
    /// A folder for the files that it reads and writes: made where it is missing, used by nobody else meanwhile.
    pub scratch: &'r Path,
    pub is_scored: bool,
    pub run: &'r mut dyn FnMut(&Call) -> Result<Outcome, String>,
}

const MESSAGE_LINES: usize = 4;
const MESSAGE_CHARS: usize = 200;
const MESSAGE_BYTES: u64 = 64 * 1024;
/// Of what an interactor writes for a checker.
const OUTPUT_BYTES: u64 = 32 * 1024 * 1024;

pub(crate) struct Files {
    pub input: PathBuf,
    pub answer: PathBuf,
    pub output: PathBuf,
    pub feedback: PathBuf,
}

impl Files {
    /// The files below a folder, made anew: an empty folder for feedback, input and answer.
    pub fn write(scratch: &Path, input: &[u8], answer: &[u8]) -> Result<Files, String> {
        let feedback = scratch.join("feedback");
        let files = Files {
            input: scratch.join("input"),
            answer: scratch.join("answer"),
            output: feedback.join("output"),
            feedback,
        };
        files.prepare(scratch, input, answer).map_err(|error| cannot_write(scratch, &error))?;
        Ok(files)
    }

    fn prepare(&self, scratch: &Path, input: &[u8], answer: &[u8]) -> io::Result<()> {
        fs::create_dir_all(scratch)?;
        match fs::remove_dir_all(&self.feedback) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => fs::create_dir(&self.feedback)?,
        }
        fs::write(&self.input, input)?;
        fs::write(&self.answer, answer)
    }

    /// How the program is called, with this standard input; it may write into the folder for feedback.
    pub fn call<'a>(&self, interface: CheckerInterface, stdin: &'a [u8]) -> Call<'a> {
        let readable = vec![self.input.clone(), self.answer.clone()];
        let [input, answer, output] =
            [&self.input, &self.answer, &self.output].map(|path| OsString::from(path.clone()));
        let args = match interface {
            CheckerInterface::Kattis | CheckerInterface::Both => {
                // Validators append file names to this argument, and judges pass it with the separator at its end.
                let mut folder = self.feedback.clone().into_os_string();
                folder.push(std::path::MAIN_SEPARATOR_STR);
                vec![input, answer, folder]
            }
            CheckerInterface::Testlib => vec![input, output, answer],
        };
        Call { args, stdin, readable, writable: vec![self.feedback.clone()] }
    }

    /// What the program has written for a checker to look at.
    pub fn written(&self) -> Vec<u8> {
        read_regular(&self.output, OUTPUT_BYTES)
    }

    /// What an accepted output is worth, where the program has written that.
    fn points(&self, who: &str) -> Result<Option<Points>, String> {
        let read = |name: &str, most: f64| {
            let path = self.feedback.join(name);
            let text = String::from_utf8_lossy(&read_regular(&path, NUMBER_BYTES)).into_owned();
            fs::symlink_metadata(&path).is_ok().then(|| points_of(who, &text, most)).transpose()
        };
        match (read("score.txt", f64::INFINITY)?, read("score_multiplier.txt", 1.0)?) {
            (Some(_), Some(_)) => Err(format!("{who} wrote both score.txt and score_multiplier.txt")),
            (points, share) => Ok(points.map(Points::Absolute).or(share.map(Points::Share))),
        }
    }

    /// What `who` says by the way in which it ended.
    ///
    /// # Errors
    /// It did something else than its interface knows.
    pub fn word(
        &self,
        who: &str,
        interface: CheckerInterface,
        is_scored: bool,
        outcome: &Outcome,
    ) -> Result<Check, String> {
        let mut message = match interface {
            CheckerInterface::Testlib => Vec::new(),
            _ => read_regular(&self.feedback.join("judgemessage.txt"), MESSAGE_BYTES),
        };
        if message.iter().all(|b| b.is_ascii_whitespace()) {
            message = outcome.stderr.clone();
        }
        let message = printable_lines(&message, MESSAGE_LINES, MESSAGE_CHARS).join(" / ");
        let (accepts, refuses): (i32, &[i32]) = match interface {
            CheckerInterface::Testlib => (0, &[1, 2]),
            _ => (42, &[43]),
        };
        match (outcome.exceeded, outcome.ending) {
            (None, Ending::Exited(code)) if code == accepts => {
                let is_kattis = interface != CheckerInterface::Testlib;
                let points = if is_scored && is_kattis { self.points(who)? } else { None };
                Ok(Check { word: Word::Accepted, message, points })
            }
            (None, Ending::Exited(POINTS)) if is_scored && interface == CheckerInterface::Testlib => {
                let text = String::from_utf8_lossy(&outcome.stderr);
                let number = text.trim_start().strip_prefix("points").and_then(|rest| rest.split_whitespace().next());
                let points = number.map(|number| points_of(who, number, f64::INFINITY)).unwrap_or_else(|| {
                    Err(format!("{who} ended with exit code {POINTS}, and its message does not begin with `points`"))
                })?;
                Ok(Check { word: Word::Accepted, message, points: Some(Points::Absolute(points)) })
            }
            (None, Ending::Exited(code)) if refuses.contains(&code) => {
                let silent = format!("{who} refused the output and gave no reason");
                Ok(Check::refused(if message.is_empty() { silent } else { message }))
            }
            (exceeded, ending) => Err(failure(who, interface, exceeded, ending, &message)),
        }
    }
}

/// testlib's exit code for what is accepted in part.
const POINTS: i32 = 7;
/// The longest text that is a number.
const NUMBER_BYTES: u64 = 64;

/// A number of points that a program has written.
fn points_of(who: &str, text: &str, most: f64) -> Result<f64, String> {
    let points = text.trim().parse::<f64>().ok().filter(|points| points.is_finite() && (0.0..=most).contains(points));
    let wanted = if most == 1.0 { "a share from 0 to 1" } else { "a number of points" };
    points.ok_or_else(|| {
        let shown = printable_lines(text.as_bytes(), 1, MESSAGE_CHARS).concat();
        format!("{who} gives `{shown}`, which is not {wanted}")
    })
}

/// Runs the program on one output.
///
/// # Errors
/// The program did something else than its interface knows, or its files cannot be written.
pub fn check(interface: CheckerInterface, given: &CheckInput, program: &mut Program) -> Result<Check, String> {
    let files = Files::write(program.scratch, given.input, given.answer)?;
    let stdin = match interface {
        CheckerInterface::Kattis | CheckerInterface::Both => given.output,
        CheckerInterface::Testlib => {
            fs::write(&files.output, given.output).map_err(|error| cannot_write(program.scratch, &error))?;
            b""
        }
    };
    let outcome = (program.run)(&files.call(interface, stdin))?;
    files.word("the checker", interface, program.is_scored, &outcome)
}

fn cannot_write(scratch: &Path, error: &io::Error) -> String {
    format!("cannot write the checker's files in {}: {error}", scratch.display())
}

fn failure(
    who: &str,
    interface: CheckerInterface,
    exceeded: Option<Exceeded>,
    ending: Ending,
    message: &str,
) -> String {
    let what = match (exceeded, ending) {
        (Some(Exceeded::CpuTime | Exceeded::WallTime), _) => "ran out of time".to_string(),
        (Some(Exceeded::Memory), _) => "ran out of memory".to_string(),
        (Some(Exceeded::Output), _) => "printed too much".to_string(),
        (None, Ending::Signalled(signal)) => format!("was killed by signal {signal}"),
        (None, Ending::Exited(code)) => match interface {
            CheckerInterface::Testlib => format!("ended with exit code {code}; 0 accepts, 1 and 2 refuse"),
            _ => format!("ended with exit code {code}; 42 accepts, 43 refuses"),
        },
    };
    let colon = if message.is_empty() { "" } else { ": " };
    format!("{who} {what}{colon}{message}")
}

/// The beginning of a file; what is no file, or not there, has nothing in it.
pub(crate) fn read_regular(path: &Path, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    // A link could lead to what its maker may not read.
    if fs::symlink_metadata(path).is_ok_and(|meta| meta.is_file())
        && let Ok(file) = fs::File::open(path)
    {
        let _ = file.take(most).read_to_end(&mut bytes);
    }
    bytes
}
