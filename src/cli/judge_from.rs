//! `ojkit judge --from`: submissions by the line, answers by the line, however many there are.
//!
//! Records are taken a window at a time, judged problem by problem, and answered in their order; what one window held is forgotten. A record
//! that cannot be judged is answered with its error, and nothing that one of them does ends the run.

use crate::cli::answers::Answers;
use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::Count;
use crate::cli::observer::Shown;
use crate::cli::parts::{Cut, Run as Made};
use crate::cli::world::World;
use crate::cli::written::{Table, Written, write_class};
use crate::report::progress::Progress;
use crate::report::search;
use crate::report::stream::{Answer, Smallest};
use ojkit_files::hash::sha256_hex_of_reader;
use ojkit_languages::Machine;
use ojkit_search::stress::Amount;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::records::{Answer as Judged, Records, Task, Who};
use ojkit_work::workspace::Workspace;
use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Records that are judged together.
const WINDOW: usize = 64;
/// Bytes of code in one window.
const WINDOW_BYTES: usize = 32 << 20;
/// A longer line is no record.
const LINE_BYTES_MAX: usize = 24 << 20;

/// Submissions from a file of records.
#[derive(Debug, Default, clap::Args)]
pub(super) struct Stream {
    /// Judge the submissions of FILE (or `-`), a JSON object a line: id, problem, language, code or file, expected; answers are lines too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["problems", "submission", "against", "fresh", "all_cases", "matrix", "strict"])]
    pub from: Option<PathBuf>,
    /// Put the answers at the end of this file; lines that it answers already are not judged again. Put a part into it, whole or not at all
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Answer as verdicts come, and not in the order of the records
    #[arg(long, requires = "from")]
    unordered: bool,
}

impl Stream {
    /// Judges the records, or those of a part, or takes what all parts have judged; and writes the reports that were asked for.
    pub fn run(
        &self,
        (from, count, cut): (&Path, &Count, &Cut),
        (written, table): (&Written, &Table),
        machine: Machine,
        context: &mut Context,
    ) -> Outcome<ExitCode> {
        let workspace = context.workspace(machine)?;
        let file = if is_stdin(from) { None } else { Some(context.path(from)) };
        let same =
            |path: &PathBuf| file.as_ref().is_some_and(|file| file.canonicalize().ok() == path.canonicalize().ok());
        let output = self.output.as_ref().map(|path| context.path(path));
        if output.as_ref().is_some_and(|path| path.exists() && same(path)) {
            return Err(Failure::usage("the answers would go into the file of the records", "name another --output"));
        }
        let path = match &file {
            None if cut.is_cut() => {
                return Err(Failure::usage("standard input has no parts", "put the records into a file"));
            }
            // The process's own handle of it is locked by whoever started the command.
            None => Path::new("/dev/stdin"),
            Some(path) => path,
        };
        let opened = || {
            let file = File::open(path).map_err(|error| {
                Failure::usage(format!("cannot read {}: {error}", path.display()), "name a file of records, or -")
            });
            file.map(BufReader::new)
        };
        let progress = Progress::new(context.shows_progress(), "records answered");
        let lines = if file.is_some() { opened()?.split(b'\n').count() } else { usize::MAX };
        let range = cut.part.map_or(0..lines, |part| part.of(lines));
        if file.is_some() {
            progress.set_length(range.len());
        }
        let made = cut.is_cut().then(|| made(&workspace, count, opened()?)).transpose()?;
        let has_rows = written.is_wanted() || table.csv.is_some();
        let kept = output.as_deref().filter(|_| cut.part.is_none());
        let mut answers = Answers::new(kept, !self.unordered, has_rows, progress)?;
        let mut lines = Vec::new();
        match &made {
            Some(made) if cut.part.is_none() => {
                let (values, _) = cut.read(context, made)?;
                all_there(&mut opened()?, &values)?;
                answers.give_all(values, context.world.stdout)?;
            }
            _ => {
                let records = Records::new(&workspace, count.amount().unwrap_or(Amount::Short), answer);
                let scratch = workspace.machine.scratch().join("records");
                let mut run = Run { records, scratch, answers: &mut answers };
                let to = made.is_some().then_some(&mut lines);
                run.judge_all(context, &mut opened()?, range, to)?;
            }
        }
        let (code, rows) = answers.end(context.world.stderr)?;
        if let (Some(part), Some(made)) = (cut.part, made) {
            let text = String::from_utf8_lossy(&lines);
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let tier = workspace.machine.tier().to_string();
            return cut.write(context, (part, made, tier), self.output.as_deref(), &lines);
        }
        if let Some(rows) = rows {
            write_class(context, (written, table), &rows)?;
        }
        Ok(code)
    }
}

/// What the answers to records follow from.
fn made(workspace: &Workspace, count: &Count, records: impl BufRead) -> Outcome<Made> {
    let digest = sha256_hex_of_reader(records).map_err(unread)?;
    let collection = &workspace.collection;
    Ok(Made::new(collection, format!("judge --from{}", count.words()), &collection.slugs()?, Some(digest)))
}

struct Run<'a, 'r> {
    records: Records<'a, Answer>,
    /// Where the code of a window's records is.
    scratch: PathBuf,
    answers: &'r mut Answers,
}

impl Run<'_, '_> {
    /// Judges the records in some lines; the answers go to standard output where nothing else takes them.
    fn judge_all(
        &mut self,
        context: &mut Context,
        reader: &mut dyn BufRead,
        range: Range<usize>,
        mut to: Option<&mut Vec<u8>>,
    ) -> Outcome<()> {
        let mut number = 0;
        while number < range.start && next_line(reader, &mut Vec::new()).map_err(unread)?.is_some() {
            number += 1;
        }
        loop {
            let (window, ended) = self.window(reader, &mut number, range.end)?;
            self.judge(context, window, to.as_deref_mut())?;
            if ended {
                return Ok(());
            }
        }
    }

    /// The next records, and whether they were the last.
    fn window(
        &mut self,
        reader: &mut dyn BufRead,
        number: &mut usize,
        end: usize,
    ) -> Outcome<(Vec<Result<Task, Answer>>, bool)> {
        let _ = fs::remove_dir_all(&self.scratch);
        let (mut window, mut bytes) = (Vec::new(), 0);
        while window.len() < WINDOW && bytes < WINDOW_BYTES {
            let mut line = Vec::new();
            let read = if *number < end { next_line(reader, &mut line).map_err(unread)? } else { None };
            let Some(length) = read else { return Ok((window, true)) };
            *number += 1;
            if is_blank(&line, length) || self.answers.has(*number) {
                self.answers.progress.advance(1);
                continue;
            }
            bytes += line.len();
            let task = match length > LINE_BYTES_MAX {
                true => Err((
                    Who { line: *number, ..Who::default() },
                    format!("the line has {length} bytes; at most {LINE_BYTES_MAX} are allowed"),
                )),
                false => {
                    let folder = self.scratch.join(number.to_string());
                    self.records.read(*number, &line, &folder)
                }
            };
            window.push(task.map_err(|(who, error)| Answer::error(who, error)));
        }
        Ok((window, false))
    }

    /// Judges a window, and gives its answers as they come.
    fn judge(
        &mut self,
        context: &mut Context,
        window: Vec<Result<Task, Answer>>,
        to: Option<&mut Vec<u8>>,
    ) -> Outcome<()> {
        let quiet = context.globals.quiet;
        let World { stdout, stderr, stderr_is_terminal, .. } = &mut *context.world;
        let stdout: &mut dyn Write = to.map_or(*stdout, |lines| lines);
        self.answers.write(stdout)?;
        let mut tasks: Vec<Task> = Vec::new();
        for task in window {
            match task {
                Ok(task) => tasks.push(task),
                Err(answer) => self.answers.give(answer, stdout)?,
            }
        }
        let answers = &mut *self.answers;
        let mut give = |task, row| answers.give(answered(task, row), stdout);
        self.records.judge(tasks, &mut give, &mut Shown::new(*stderr, quiet, *stderr_is_terminal, None))
    }
}

/// Refuses a record that no part has answered.
fn all_there(reader: &mut dyn BufRead, answers: &[Answer]) -> Outcome<()> {
    let answered: HashSet<usize> = answers.iter().map(|answer| answer.who.line).collect();
    let (mut number, mut line) = (0, Vec::new());
    while let Some(length) = next_line(reader, &mut line).map_err(unread)? {
        number += 1;
        if !is_blank(&line, length) && !answered.contains(&number) {
            let help = "make the parts again";
            return Err(Failure::Lacking(format!("no part has answered line {number}\n    help: {help}")));
        }
        line.clear();
    }
    Ok(())
}

/// Whether a line of this length is no record; of one that is too long nothing was kept.
fn is_blank(line: &[u8], length: usize) -> bool {
    line.trim_ascii().is_empty() && length < LINE_BYTES_MAX
}

fn unread(error: io::Error) -> Failure {
    Failure::Lacking(format!("the records cannot be read: {error}"))
}

/// What is answered to every record with the same code.
fn answer(judged: &Judged) -> Answer {
    let Judged { ready, judgement, search } = *judged;
    let bound = &ready.problem.bound;
    let smallest = Smallest::of(bound, &ready.cases, judgement, search);
    Answer::of(judgement, smallest, search.map(|search| search::json(search, &bound.problem)))
}

/// The answer to one record.
fn answered(task: Task, answer: Result<Answer, String>) -> Answer {
    match answer {
        Ok(answer) => answer.to(task.who, task.problem, task.language, task.expected),
        Err(why) => Answer::error(task.who, why),
    }
}

/// Reads a line without its end, and tells its length; of one that is too long nothing is kept. `None` at the end.
fn next_line(reader: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Option<usize>> {
    let most = LINE_BYTES_MAX as u64 + 1;
    let mut length = reader.take(most).read_until(b'\n', line)?;
    if length == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(line.len()));
    }
    if length > LINE_BYTES_MAX {
        line.clear();
        loop {
            let buffer = reader.fill_buf()?;
            let (taken, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            reader.consume(taken);
            length += taken;
            if ended {
                break;
            }
        }
    }
    Ok(Some(length))
}
