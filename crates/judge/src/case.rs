//! From an outcome to a verdict: one submission on one case.

use crate::checker::excerpt::printable_lines;
use crate::checker::{Check, Word, excerpt};
use ojkit_model::case::Case;
use ojkit_model::finding::{Finding, short};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::{Ending, Exceeded, Outcome};
use std::fmt;
use std::time::Duration;

/// A run that used this share of a limit, or more, is near it.
pub(super) const NEAR: f64 = 0.8;
/// A program that dies of a signal with this share of its memory in use died of the memory limit.
const FULL: f64 = 0.9;

/// From this wall time on it is told beside the CPU time, where it is so many times as long: the program sleeps or waits.
const LONG: Duration = Duration::from_secs(1);
const WAITS: u32 = 5;

/// Why a run gives no output that could be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    pub verdict: Verdict,
    pub message: String,
    /// Whether the clock ended the run: the times in the message differ from run to run.
    pub by_clock: bool,
}

impl Failed {
    /// What has nothing to do with the clock.
    pub fn new(verdict: Verdict, message: impl Into<String>) -> Failed {
        Failed { verdict, message: message.into(), by_clock: false }
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.verdict, self.message)
    }
}

/// What the judge says of one run.
///
/// `granted` are the limits as they were enforced, the language's time factor and its runtime's memory included. `check` looks at the
/// output, and is asked only where the program ended well within its limits.
pub fn judge(
    case: &Case,
    granted: &Limits,
    outcome: &Outcome,
    check: impl FnOnce(&[u8]) -> Result<Check, String>,
) -> Finding {
    let mut undecided = false;
    let mut given = None;
    let ended = of_outcome(outcome, granted);
    let by_clock = ended.as_ref().is_some_and(|failed| failed.by_clock);
    let (verdict, message) = match ended {
        Some(Failed { verdict, message, .. }) => (verdict, message),
        None => match check(&outcome.stdout) {
            Ok(Check { word: Word::Accepted, points, .. }) => {
                given = points;
                (Verdict::Accepted, String::new())
            }
            Ok(Check { word: Word::Refused, message, .. }) => (Verdict::WrongAnswer, message),
            Ok(Check { word: Word::Undecided, message, .. }) => {
                undecided = true;
                (Verdict::Accepted, message)
            }
            Err(message) => (Verdict::JudgeError, message),
        },
    };
    let found = Finding::on(case, verdict, message);
    let expected = found.expected.or_else(|| case.answer.as_deref().filter(|_| undecided).and_then(short));
    Finding {
        compared: !undecided && case.answer.is_some(),
        undecided,
        expected,
        by_clock,
        note: if outcome.exceeded.is_none() { near(outcome, granted) } else { String::new() },
        time_ms: outcome.cpu.as_secs_f64() * 1000.0,
        memory_kib: outcome.memory_kib,
        points: given,
        ..found
    }
}

/// The verdict that the outcome alone decides, with the reason; `None` where the output decides.
pub fn of_outcome(outcome: &Outcome, granted: &Limits) -> Option<Failed> {
    let (verdict, message) = match (outcome.exceeded, outcome.ending) {
        (None, Ending::Exited(0)) => return None,
        // What collects garbage without room spends its time on that before it gives up.
        (Some(Exceeded::CpuTime), ending) if ending != Ending::Exited(0) && refused_memory(&outcome.stderr) => {
            crash(outcome, ending, granted)
        }
        (Some(Exceeded::CpuTime), _) => {
            (Verdict::TimeLimitExceeded, format!("more than {} ms of CPU time", granted.time_ms))
        }
        (Some(Exceeded::WallTime), _) => {
            let (wall, cpu) = (outcome.wall.as_millis(), outcome.cpu.as_millis());
            (
                Verdict::TimeLimitExceeded,
                format!("not ended after {wall} ms, although it used only {cpu} ms of CPU time"),
            )
        }
        (Some(Exceeded::Memory), _) => {
            (Verdict::MemoryLimitExceeded, format!("more than {} MiB of memory", granted.memory_mib))
        }
        (Some(Exceeded::Output), _) => {
            (Verdict::OutputLimitExceeded, format!("more than {} KiB of output", granted.output_kib))
        }
        (None, ending) => crash(outcome, ending, granted),
    };
    Some(Failed { verdict, message, by_clock: outcome.exceeded == Some(Exceeded::WallTime) })
}

fn crash(outcome: &Outcome, ending: Ending, granted: &Limits) -> (Verdict, String) {
    let how = match ending {
        Ending::Signalled(signal) => format!("killed by {}", signal_name(signal)),
        Ending::Exited(code) => format!("exit code {code}"),
    };
    let complaint = complaint(&outcome.stderr);
    let help = remedy(&complaint).unwrap_or_default();
    let message = if complaint.is_empty() { how } else { format!("{how}: {complaint}{help}") };
    let full = outcome.memory_kib as f64 >= FULL * (granted.memory_mib * 1024) as f64;
    let fatal = matches!(ending, Ending::Signalled(_));
    if complaint == "ReferenceError: _ is not defined" {
        return (Verdict::JudgeError, format!("{message}\n{LODASH}"));
    }
    if (fatal && full) || refused_memory(&outcome.stderr) {
        return (Verdict::MemoryLimitExceeded, format!("out of memory at {} MiB: {message}", granted.memory_mib));
    }
    (Verdict::RunTimeError, message)
}

/// Whether the language's runtime says that it died because it was given no more memory.
///
/// A limit on the address space shows in no other way: the allocation fails, and the program ends itself.
fn refused_memory(stderr: &[u8]) -> bool {
    let text = String::from_utf8_lossy(stderr);
    text.lines().map(str::trim).any(|line| {
        (line.starts_with("memory allocation of ") && line.contains(" bytes failed"))
            || line.starts_with("what():  std::bad_alloc")
            || line == "MemoryError"
            || line.starts_with("MemoryError:")
            || line.contains("java.lang.OutOfMemoryError")
            || is_full_heap(line)
    })
}

/// Whether a line is what Node.js says before it aborts without memory.
fn is_full_heap(line: &str) -> bool {
    line.starts_with("FATAL ERROR: ") && line.ends_with("heap out of memory")
}

/// The line of a crash report that says what happened: each language puts it elsewhere.
fn complaint(stderr: &[u8]) -> String {
    const CHARS: usize = 160;
    let lines: Vec<&[u8]> =
        stderr.split(|&b| b == b'\n').map(<[u8]>::trim_ascii).filter(|line| !line.is_empty()).collect();
    let contains = |line: &[u8], text: &str| line.windows(text.len()).any(|window| window == text.as_bytes());
    let show = |line: &[u8]| excerpt::excerpt_within(line, CHARS);
    if let Some(at) = lines.iter().position(|line| contains(line, "panicked at ")) {
        // The place on one line, the message on the next.
        return lines[at..].iter().take(2).map(|line| show(line)).collect::<Vec<_>>().join(" ");
    }
    let heap = |line: &[u8]| std::str::from_utf8(line).is_ok_and(is_full_heap);
    if let Some(line) = lines.iter().find(|line| line.starts_with(b"Exception in thread ") || heap(line)) {
        return show(line);
    }
    // What was printed before may come after it, when buffers are emptied at the end.
    let whole: Vec<&[u8]> = stderr.split(|&b| b == b'\n').collect();
    if let Some(at) = whole.iter().rposition(|line| line.starts_with(b"Traceback (most recent call last):"))
        && let Some(line) = whole[at + 1..].iter().find(|line| names_exception(line))
    {
        return show(line.trim_ascii());
    }
    // One line of an error may stand before what was printed.
    let told = lines.iter().find(|line| is_error(line)).or(lines.last());
    told.map_or(String::new(), |line| show(line))
}

/// Whether a line is an error by its name: `TypeError: ...`.
fn is_error(line: &[u8]) -> bool {
    let Some(at) = line.iter().position(|&b| b == b':') else { return false };
    let name = &line[..at];
    name.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.'))
        && (name.ends_with(b"Error") || name.ends_with(b"Exception"))
}

/// Modules of Python that sites have and a machine may lack.
const OF_SITES: [&str; 6] = ["numpy", "sortedcontainers", "scipy", "pandas", "networkx", "sympy"];

/// What is said of a submission that uses what the site has and this machine has not.
const LODASH: &str = "the site has lodash as `_`, and this machine has not: `apt-get install node-lodash` or `npm install --global lodash`";

/// What to do where a module is missing that sites have.
fn remedy(complaint: &str) -> Option<String> {
    let name = complaint.strip_prefix("ModuleNotFoundError: No module named '")?.split(['\'', '.']).next()?;
    let help = "this Python does not have it, and the site's may: install it, or name another Python in languages.yaml";
    OF_SITES.contains(&name).then(|| format!("\n{help} (`python3 -m pip install {name}`)"))
}

/// Whether a line of a traceback is its end, `ValueError: ...`, and neither a frame nor what the middle of a long one was cut to.
fn names_exception(line: &[u8]) -> bool {
    let name = line.split(|&b| b == b':').next().unwrap_or_default().trim_ascii_end();
    name.first().is_some_and(u8::is_ascii_alphabetic)
        && name.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.'))
}

/// Which limits a run came near to, for a person; empty where it stayed well below.
fn near(outcome: &Outcome, granted: &Limits) -> String {
    let shares = [
        ("time", outcome.cpu.as_secs_f64() * 1000.0 / granted.time_ms as f64),
        ("memory", outcome.memory_kib as f64 / 1024.0 / granted.memory_mib as f64),
        ("output", outcome.stdout.len() as f64 / 1024.0 / granted.output_kib as f64),
    ];
    let near = shares.iter().filter(|(_, share)| *share >= NEAR && share.is_finite());
    let near = near.map(|(what, share)| format!("{:.0} % of the {what} limit", share * 100.0));
    // By the clock, what a busy machine does is not the program's affair.
    let waits = outcome.wall >= LONG && outcome.cpu * WAITS < outcome.wall;
    let wall = waits.then(|| format!("{:.1} s by the clock", outcome.wall.as_secs_f64()));
    near.chain(wall).collect::<Vec<_>>().join(", ")
}

/// What a compiler said, as lines that are safe to print.
pub fn compiler_message(stderr: &str) -> String {
    const LINES: usize = 20;
    const CHARS: usize = 200;
    let text = stderr.replace('\t', "    ");
    let mut lines = printable_lines(text.as_bytes(), LINES, CHARS);
    // The last line says how it was compiled.
    let last = printable_lines(text.lines().last().unwrap_or_default().as_bytes(), 1, CHARS);
    if lines.len() > LINES {
        lines.extend(last);
    }
    lines.join("\n")
}

/// Checks an output that has no answer to be compared with: it must be one of the problem's possible outputs, where these are known;
/// of a problem with many test cases in one input (`repeats`), each line must be one.
pub(crate) fn check_domain(outputs: &[String], repeats: bool, output: &[u8]) -> Check {
    let possible = |text: &[u8]| outputs.iter().any(|possible| possible.trim().as_bytes() == text);
    let lines = |separator: fn(&u8) -> bool| output.split(separator).map(<[u8]>::trim_ascii);
    let bad = match repeats {
        true => lines(|&b| b == b'\n').find(|line| !line.is_empty() && !possible(line)),
        false => lines(|_| false).find(|text| !possible(text)),
    };
    match bad.filter(|_| !outputs.is_empty()) {
        Some(text) => {
            Check::refused(format!("expected one of {}, got \"{}\"", outputs.join(", "), excerpt::excerpt(text)))
        }
        None => Check::accepted(),
    }
}

/// The signal as its manual page names it.
pub(crate) fn signal_name(signal: i32) -> String {
    let named = SIGNALS.iter().find(|(number, ..)| *number == signal);
    named.map_or(format!("signal {signal}"), |(_, name, meaning)| format!("{name} ({meaning})"))
}

#[cfg(unix)]
const SIGNALS: [(i32, &str, &str); 15] = [
    (libc::SIGHUP, "SIGHUP", "hangup"),
    (libc::SIGINT, "SIGINT", "interrupt"),
    (libc::SIGQUIT, "SIGQUIT", "quit"),
    (libc::SIGILL, "SIGILL", "illegal instruction"),
    (libc::SIGTRAP, "SIGTRAP", "trap"),
    (libc::SIGABRT, "SIGABRT", "abort"),
    (libc::SIGBUS, "SIGBUS", "bus error"),
    (libc::SIGFPE, "SIGFPE", "arithmetic error, such as a division by zero"),
    (libc::SIGKILL, "SIGKILL", "kill"),
    (libc::SIGSEGV, "SIGSEGV", "invalid memory access or stack overflow"),
    (libc::SIGPIPE, "SIGPIPE", "closed pipe"),
    (libc::SIGALRM, "SIGALRM", "alarm"),
    (libc::SIGTERM, "SIGTERM", "termination"),
    (libc::SIGXFSZ, "SIGXFSZ", "file too large"),
    (libc::SIGSYS, "SIGSYS", "forbidden system call"),
];
#[cfg(not(unix))]
const SIGNALS: [(i32, &str, &str); 0] = [];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_within_a_fifth_of_a_limit_is_noted_and_one_below_is_not() {
        let note = |cpu_ms: u64, memory_mib: u64| {
            let run =
                Outcome { cpu: Duration::from_millis(cpu_ms), memory_kib: memory_mib * 1024, ..Outcome::default() };
            near(&run, &Limits::default())
        };
        assert_eq!(note(799, 200), "");
        assert_eq!(note(800, 200), "80 % of the time limit");
        let sleeper =
            Outcome { cpu: Duration::from_millis(20), wall: Duration::from_millis(2400), ..Outcome::default() };
        assert_eq!(near(&sleeper, &Limits::default()), "2.4 s by the clock");
        assert_eq!(note(950, 250), "95 % of the time limit, 98 % of the memory limit");
    }

    #[test]
    fn without_an_answer_the_possible_outputs_still_bind() {
        let outputs = ["Alice".to_string(), "Bob".to_string()];
        assert!(check_domain(&outputs, false, b"Bob\n").is_accepted());
        assert_eq!(check_domain(&outputs, false, b"bob\n").message, "expected one of Alice, Bob, got \"bob\"");
        assert!(!check_domain(&outputs, false, b"Bob\nAlice\n").is_accepted());
        assert!(check_domain(&outputs, true, b"Bob\nAlice\n").is_accepted());
        assert!(!check_domain(&outputs, true, b"Bob\nTie\n").is_accepted());
        assert!(!check_domain(&outputs, false, b"").is_accepted());
        assert!(check_domain(&[], false, b"anything").is_accepted());
    }
}
