//! `progress.tsv` in a problem's folder: on which day which draft was tried, passed, was handed in, became accepted.
//!
//! A line says what was true when it was written, so that lines may come in any order and more than once: two branches that git has merged
//! line by line are read as one history.

use super::day::Day;
use ojkit_files::atomic::{self, StoreError};
use ojkit_files::hash::sha256_hex;
use ojkit_files::lock::Lock;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_work::collection::{PROGRESS, read_if_there};
use std::fmt;
use std::path::Path;

/// What happened to a submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Event {
    /// It was tested and did not pass.
    Tried,
    Passed,
    /// It became one of the accepted submissions.
    Accepted,
    /// It was printed to be handed in.
    Submitted,
}

/// What a submission has passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    pub samples: u64,
    /// Other cases with answers.
    pub cases: u64,
    /// Generated inputs that were searched.
    pub inputs: u64,
    /// Whether something failed that does not count.
    pub is_doubtful: bool,
}

/// One line: what happened on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub day: Day,
    pub event: Event,
    /// The submission, below `submissions/`.
    pub file: String,
    /// The digest of its text.
    pub digest: String,
    /// What it has passed; none where it did not pass.
    pub proof: Option<Proof>,
}

const HEAD: &str = "# day, what happened, submission, digest of its text, what it passed (docs/progress.md)\n";
/// Hexadecimal digits of a digest: that two texts of one problem have the same is out of the question.
const DIGEST_LENGTH: usize = 16;
/// How git begins the lines between which it asks.
const MARKERS: [&str; 4] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"];

impl Event {
    const ALL: [(&str, Event); 4] = [
        ("tried", Event::Tried),
        ("passed", Event::Passed),
        ("accepted", Event::Accepted),
        ("submitted", Event::Submitted),
    ];

    /// The name in the file and in JSON.
    pub fn name(self) -> &'static str {
        Event::ALL.iter().find(|(_, event)| *event == self).map_or("", |(name, _)| name)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "samples={} cases={} inputs={}", self.samples, self.cases, self.inputs)?;
        if self.is_doubtful { write!(f, " doubtful") } else { Ok(()) }
    }
}

impl Proof {
    /// Reads what [`Display`](fmt::Display) writes; further words are for later versions.
    fn read(text: &str) -> Option<Proof> {
        let mut proof = Proof::default();
        for word in text.split(' ') {
            match word.split_once('=') {
                Some(("samples", number)) => proof.samples = number.parse().ok()?,
                Some(("cases", number)) => proof.cases = number.parse().ok()?,
                Some(("inputs", number)) => proof.inputs = number.parse().ok()?,
                _ => proof.is_doubtful |= word == "doubtful",
            }
        }
        Some(proof)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\t{}\t{}\t{}", self.day, self.event.name(), self.file, self.digest)?;
        self.proof.map_or(Ok(()), |proof| write!(f, "\t{proof}"))
    }
}

impl Line {
    /// Reads a line, or says what is wrong with it.
    fn read(text: &str) -> Result<Line, String> {
        let mut columns = text.split('\t');
        let mut next =
            |what: &str| columns.next().filter(|text| !text.is_empty()).ok_or(format!("the line has no {what}"));
        let (day, event, file, digest) = (next("day")?, next("event")?, next("submission")?, next("digest")?);
        let day = Day::parse(day).ok_or(format!("`{day}` is not a day such as 2026-11-24"))?;
        let events = || Event::ALL.map(|(name, _)| name).join(", ");
        let known = Event::ALL.iter().find(|(name, _)| *name == event);
        let event = known.map(|(_, event)| *event).ok_or_else(|| format!("`{event}` is none of {}", events()))?;
        if digest.len() != DIGEST_LENGTH || !digest.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(format!("`{digest}` is not a digest of {DIGEST_LENGTH} hexadecimal digits"));
        }
        let proof = columns.next().map(|text| Proof::read(text).ok_or(format!("`{text}` is not understood")));
        let proof = if event == Event::Tried { None } else { Some(proof.transpose()?.unwrap_or_default()) };
        Ok(Line { day, event, file: file.to_owned(), digest: digest.to_owned(), proof })
    }

    /// Whether a day has one line for both, the later one.
    fn takes_place_of(&self, other: &Line) -> bool {
        (self.day, self.event, &self.file) == (other.day, other.event, &other.file)
    }
}

/// The digest of a text; ends of lines, which git may change, do not count.
pub fn digest(text: &[u8]) -> String {
    let mut plain = Vec::with_capacity(text.len());
    for (at, &byte) in text.iter().enumerate() {
        if byte != b'\r' || text.get(at + 1) != Some(&b'\n') {
            plain.push(byte);
        }
    }
    sha256_hex(&plain)[..DIGEST_LENGTH].to_owned()
}

/// The lines of a file in the order of their days, and a warning for each that is not understood; `shown` is how these name the file.
pub fn read(path: &Path, shown: &str) -> (Vec<Line>, Vec<Diagnostic>) {
    match read_if_there(path) {
        Ok(None) => (Vec::new(), Vec::new()),
        Ok(Some(text)) => lines(&text, shown),
        Err(error) => (Vec::new(), vec![Diagnostic::error(shown, 0, 0, error.to_string()).severity(Severity::Warning)]),
    }
}

/// More faults of one file say nothing more.
const FAULTS_MAX: usize = 5;

fn lines(text: &[u8], shown: &str) -> (Vec<Line>, Vec<Diagnostic>) {
    let (mut lines, mut faults) = (Vec::new(), Vec::new());
    let text = String::from_utf8_lossy(text);
    for (number, line) in (1..).zip(text.lines()) {
        let is_marker = MARKERS.iter().any(|marker| line.starts_with(marker));
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let read = if is_marker { Err("a merge left its marker here".to_owned()) } else { Line::read(line) };
        match read {
            Ok(line) => lines.push(line),
            Err(why) => {
                let help = if is_marker {
                    "remove it; the lines on both sides of it count"
                } else {
                    "remove the line; all others count"
                };
                faults.push(Diagnostic::error(shown, number, 0, why).severity(Severity::Warning).help(help));
            }
        }
    }
    faults.truncate(FAULTS_MAX);
    // Stable: lines of a day stay as they came.
    lines.sort_by_key(|line| line.day);
    (lines, faults)
}

/// Adds a line where it says something new; whether it did.
///
/// A day has one line for a submission and what happened to it: the later takes the place of the earlier. What is not understood in the file
/// stays as it is. `lock` is a file that keeps other processes from writing at the same time.
pub fn note(path: &Path, lock: &Path, new: &Line) -> Result<bool, StoreError> {
    let _lock = Lock::acquire(lock)?;
    if let Some(folder) = path.parent() {
        atomic::sweep(folder, Some(PROGRESS));
    }
    let text = read_if_there(path)?.unwrap_or_default();
    if !is_news(&lines(&text, "").0, new) {
        return Ok(false);
    }
    let is_replaced =
        |line: &[u8]| Line::read(String::from_utf8_lossy(line).trim_end()).is_ok_and(|line| new.takes_place_of(&line));
    let mut fresh = if text.is_empty() { HEAD.as_bytes().to_vec() } else { Vec::new() };
    text.split_inclusive(|&byte| byte == b'\n').filter(|line| !is_replaced(line)).for_each(|line| fresh.extend(line));
    if !fresh.ends_with(b"\n") {
        fresh.push(b'\n');
    }
    fresh.extend(format!("{new}\n").as_bytes());
    atomic::write(path, &fresh)?;
    Ok(true)
}

/// Whether a line tells more than what is known.
fn is_news(known: &[Line], new: &Line) -> bool {
    match new.event {
        // Once a day will do, unless it takes back what was said of this very text.
        Event::Tried => {
            let is_of_today = |line: &Line| line.day == new.day && line.file == new.file;
            !known.iter().any(is_of_today) || standing(known).any(|line| line.digest == new.digest)
        }
        _ => !standing(known).any(|line| line == new),
    }
}

/// The lines of what passed and did not fail since, text by text.
pub fn standing(lines: &[Line]) -> impl Iterator<Item = &Line> {
    let passed = lines.iter().enumerate().filter(|(_, line)| line.event != Event::Tried);
    let failed_since = |at: usize, digest: &str| {
        lines[at + 1..].iter().any(|later| later.event == Event::Tried && later.digest == digest)
    };
    passed.filter(move |(at, line)| !failed_since(*at, &line.digest)).map(|(_, line)| line)
}
