//! `ojkit judge --from`: submissions by the line, answers by the line, however many there are.
//!
//! A record is answered when it is done, in the order of the records. One that cannot be judged is answered with its error, and nothing that one of
//! them does ends the run.

use crate::cli::answers::Answers;
use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::{Count, RecordLimits};
use crate::cli::intake::{Intake, Sink, is_blank, next_line, unread};
use crate::cli::observer::Shown;
use crate::cli::parts::{Cut, Run as Made};
use crate::cli::world::World;
use crate::cli::written::{Table, Written, write_class};
use crate::report::progress::Progress;
use crate::report::stream::Answer;
use ojkit_files::hash::sha256_hex_of_reader;
use ojkit_languages::Machine;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::{Note, Observer};
use ojkit_work::records::Records;
use ojkit_work::workspace::Workspace;
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Submissions from a file of records.
#[derive(Debug, Default, clap::Args)]
pub(super) struct Stream {
    /// Judge the submissions of FILE (or `-`), a JSON object a line: id, problem, language, code or file, expected; answers are lines too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["problems", "submission", "against", "fresh", "all_cases", "matrix", "strict"])]
    pub from: Option<PathBuf>,
    /// Put the answers at the end of this file; lines that it answers already are not judged again. Put a part into it, whole or not at all
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Answer as verdicts come, and not in the order of the records
    #[arg(long, requires = "from")]
    unordered: bool,
    #[command(flatten)]
    limits: RecordLimits,
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
        let made = cut
            .is_cut()
            .then(|| made(&workspace, &format!("{}{}", count.words(), self.limits.words()), opened()?))
            .transpose()?;
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
                let to = made.is_some().then_some(&mut lines);
                self.judge(&workspace, context, (opened()?, range), (&mut answers, to), count)?;
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

    /// Judges the records in some lines; the answers go to standard output where nothing else takes them.
    fn judge(
        &self,
        workspace: &Workspace,
        context: &mut Context,
        (reader, range): (BufReader<File>, Range<usize>),
        (answers, to): (&mut Answers, Option<&mut Vec<u8>>),
        count: &Count,
    ) -> Outcome<()> {
        let records = Records::new(Some(workspace), None, self.limits.settings(count), Answer::of_record);
        let intake = Intake::new(&records, workspace.jobs, false);
        let quiet = context.globals.quiet;
        let World { stdout, stderr, stderr_is_terminal, .. } = &mut *context.world;
        let out: &mut dyn Write = to.map_or(*stdout, |lines| lines);
        answers.write(out)?;
        let mut taken = Taken { answers, out, shown: Shown::new(*stderr, quiet, *stderr_is_terminal, None) };
        intake.answer(reader, range, &mut taken)?;
        // Those of an earlier run that waited for the last ones.
        taken.answers.write(taken.out)
    }
}

/// What the answers to records follow from.
fn made(workspace: &Workspace, words: &str, records: impl BufRead) -> Outcome<Made> {
    let digest = sha256_hex_of_reader(records).map_err(unread)?;
    let collection = &workspace.collection;
    Ok(Made::new(collection, format!("judge --from{words}"), &collection.slugs()?, Some(digest)))
}

/// Where the answers of a run go.
struct Taken<'a> {
    answers: &'a mut Answers,
    /// Standard output, where nothing else takes them.
    out: &'a mut dyn Write,
    shown: Shown<'a>,
}

impl Sink for Taken<'_> {
    fn skips(&mut self, line: usize, is_blank: bool) -> bool {
        let skips = is_blank || self.answers.has(line);
        if skips {
            self.answers.progress.advance(1);
        }
        skips
    }

    fn give(&mut self, answer: Answer) -> Outcome<()> {
        self.answers.give(answer, self.out)
    }

    fn note(&mut self, notes: Vec<Note>) -> Outcome<()> {
        Ok(notes.into_iter().try_for_each(|note| self.shown.note(note))?)
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
