//! Where the answers to records go: to standard output, or to the end of a file that a run can go on with.
//!
//! Answers stand in the order of the records. One that is there before its turn waits in a file beside, so that nothing that is done is lost
//! with the run.

use crate::cli::exit_code::ExitCode;
use crate::report::class::Row;
use crate::report::progress::Progress;
use crate::report::stream::{Answer, Tally};
use ojkit_work::failure::{Failure, Outcome};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How answers begin: their keys are in the order of the alphabet.
const BEGINNINGS: [&[u8]; 2] = [b"{\"as_expected\":", b"{\"error\":"];
/// Behind the name of the file: those that wait for their turn.
const EARLY: &str = "early";

/// Answers on their way.
pub(super) struct Answers {
    file: Option<Kept>,
    is_ordered: bool,
    /// The lines of records whose answers do not stand in their place yet.
    awaited: BTreeSet<usize>,
    /// Answers that wait for others.
    early: BTreeMap<usize, Answer>,
    /// Lines that an earlier run has answered.
    answered: BTreeSet<usize>,
    tally: Tally,
    /// What reports are made of, where one was asked for.
    rows: Option<Vec<Row>>,
    pub progress: Progress,
}

/// The file of the answers, and the one of those that wait.
struct Kept {
    file: File,
    path: PathBuf,
    early: Option<File>,
}

impl Kept {
    fn beside(&self) -> PathBuf {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!("{name}.{EARLY}"))
    }

    fn lacking(&self, error: io::Error) -> Failure {
        Failure::Lacking(format!("cannot write {}: {error}", self.path.display()))
    }
}

impl Answers {
    /// Answers to standard output, or to the end of a file; what stands there already is counted.
    ///
    /// # Errors
    /// A file that cannot be written, or that has other lines than answers.
    pub fn new(output: Option<&Path>, is_ordered: bool, has_rows: bool, progress: Progress) -> Outcome<Answers> {
        let (tally, rows) = (Tally::default(), has_rows.then(Vec::new));
        let (awaited, early, answered) = (BTreeSet::new(), BTreeMap::new(), BTreeSet::new());
        let mut answers = Answers { file: None, is_ordered, awaited, early, answered, tally, rows, progress };
        if let Some(path) = output {
            let is_new = !path.exists();
            let (file, mut known) = resumed(path)?;
            let mut kept = Kept { file, path: path.to_owned(), early: None };
            let beside = kept.beside();
            // What is left of a run whose answers were taken away answers other records.
            if is_new && beside.exists() {
                fs::remove_file(&beside).map_err(|error| kept.lacking(error))?;
            }
            if beside.exists() {
                let (file, early) = resumed(&beside)?;
                kept.early = Some(file);
                answers.early = early.into_iter().map(|one| (one.answer.who.line, one.answer)).collect();
            }
            // A record that could not be judged is tried again: what was answered after it waits for its turn once more.
            if let Some(first) = known.iter().position(|one| one.answer.error.is_some()) {
                let again = known.split_off(first);
                for Line { answer, .. } in again.iter().filter(|one| one.answer.error.is_none()) {
                    kept.keep(answer)?;
                    answers.early.insert(answer.who.line, answer.clone());
                }
                kept.file.set_len(again[0].start).map_err(|error| kept.lacking(error))?;
            }
            known.iter().for_each(|one| answers.recall(one.answer.who.line, &one.answer));
            answers.early.retain(|line, answer| answer.error.is_none() && !answers.answered.contains(line));
            answers.answered.extend(answers.early.keys());
            answers.file = Some(kept);
        }
        Ok(answers)
    }

    fn recall(&mut self, line: usize, answer: &Answer) {
        self.answered.insert(line);
        self.count(answer);
    }

    fn count(&mut self, answer: &Answer) {
        self.tally.count(answer);
        self.rows.iter_mut().for_each(|rows| rows.push(Row::read(answer)));
    }

    /// Whether an earlier run has answered the record in a line; else its answer is awaited.
    pub fn has(&mut self, line: usize) -> bool {
        let is_early = self.early.contains_key(&line);
        let is_answered = self.answered.contains(&line);
        if is_early || !is_answered {
            self.awaited.insert(line);
        }
        is_answered
    }

    /// Takes an answer, and writes all whose turn it is.
    pub fn give(&mut self, answer: Answer, stdout: &mut dyn Write) -> Outcome<()> {
        self.take(answer.settled(), stdout)
    }

    /// Takes answers that were settled in another run, in the order of their lines.
    pub fn give_all(&mut self, mut answers: Vec<Answer>, stdout: &mut dyn Write) -> Outcome<()> {
        answers.sort_by_key(|answer| answer.who.line);
        for answer in answers {
            if !self.has(answer.who.line) {
                self.take(answer, stdout)?;
            }
        }
        self.write(stdout)
    }

    fn take(&mut self, answer: Answer, stdout: &mut dyn Write) -> Outcome<()> {
        let line = answer.who.line;
        self.progress.advance(1);
        if self.is_ordered && self.awaited.first().is_some_and(|first| *first != line) {
            if let Some(kept) = &mut self.file {
                kept.keep(&answer)?;
            }
            self.early.insert(line, answer);
            return Ok(());
        }
        self.early.insert(line, answer);
        self.write(stdout)
    }

    /// Writes all whose turn it is.
    pub fn write(&mut self, stdout: &mut dyn Write) -> Outcome<()> {
        let mut text = Vec::new();
        loop {
            let next = if self.is_ordered { self.awaited.first().copied() } else { self.early.keys().next().copied() };
            let Some((line, answer)) = next.and_then(|line| Some((line, self.early.remove(&line)?))) else { break };
            self.awaited.remove(&line);
            text.extend(answer.line().into_bytes());
            text.push(b'\n');
            self.count(&answer);
        }
        match &mut self.file {
            // Whole lines at once: what is there after a crash is a prefix of them.
            Some(kept) => {
                kept.file.write_all(&text).map_err(|error| kept.lacking(error))?;
                if self.early.is_empty() && kept.early.take().is_some() {
                    fs::remove_file(kept.beside()).map_err(|error| kept.lacking(error))?;
                }
                Ok(())
            }
            None => {
                stdout.write_all(&text)?;
                Ok(stdout.flush()?)
            }
        }
    }

    /// Writes the table, and gives the rows of reports in the order of the records.
    pub fn end(self, stderr: &mut dyn Write) -> Outcome<(ExitCode, Option<Vec<Row>>)> {
        let Answers { tally, mut rows, progress, .. } = self;
        drop(progress);
        tally.text(stderr)?;
        rows.iter_mut().for_each(|rows| rows.sort_by_key(|row| row.line));
        Ok((if tally.is_as_expected() { ExitCode::AsExpected } else { ExitCode::Found }, rows))
    }
}

impl Kept {
    /// Keeps an answer that waits.
    fn keep(&mut self, answer: &Answer) -> Outcome<()> {
        let early = match self.early.take() {
            Some(early) => Ok(early),
            None => OpenOptions::new().create(true).append(true).open(self.beside()),
        };
        let kept = early.and_then(|mut early| {
            early.write_all(format!("{}\n", answer.line()).as_bytes())?;
            Ok(early)
        });
        self.early = Some(kept.map_err(|error| self.lacking(error))?);
        Ok(())
    }
}

/// An answer in a file, and where its line begins.
struct Line {
    start: u64,
    answer: Answer,
}

/// A file of answers, open at its end, and the answers; half a line at its end, as a crash leaves it, is taken off.
fn resumed(path: &Path) -> Outcome<(File, Vec<Line>)> {
    let lacking = |error: io::Error| Failure::Lacking(format!("cannot write {}: {error}", path.display()));
    let mut file = OpenOptions::new().read(true).create(true).append(true).open(path).map_err(lacking)?;
    let mut reader = BufReader::new(&mut file);
    let (mut line, mut end, mut known) = (Vec::new(), 0, Vec::new());
    loop {
        line.clear();
        let length = reader.by_ref().read_until(b'\n', &mut line).map_err(lacking)?;
        let foreign = || {
            let help = "name another file, or move this one away";
            Failure::usage(format!("{} has lines that are not answers", path.display()), help)
        };
        if line.last() != Some(&b'\n') {
            if BEGINNINGS.iter().any(|known| line.starts_with(known) || known.starts_with(&line)) {
                break;
            }
            return Err(foreign());
        }
        let answer: Answer = serde_json::from_slice(&line).map_err(|_| foreign())?;
        known.push(Line { start: end, answer });
        end += length as u64;
    }
    file.set_len(end).map_err(lacking)?;
    file.seek(SeekFrom::End(0)).map_err(lacking)?;
    Ok((file, known))
}
