//! `ojkit audit`: rows of others against the questions that they are of.

use crate::cli::context::Context;
use crate::cli::dataset::Chosen;
use crate::cli::exit_code::ExitCode;
use crate::report::document::{Cell, Column, Document, Kind, On, Part, Table, Text};
use crate::report::figures::counted;
use crate::report::progress::Progress;
use ojkit_exchange::rows::{Asked, Call, Found, found};
use ojkit_judge::pool;
use ojkit_work::audit::{Audit, Finding, Test};
use ojkit_work::banked;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::records::Notes;
use ojkit_work::workspace::Workspace;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;

/// Look for tests in a data set's rows that their question forbids, that its reference refuses, that refuse right programs or miss wrong ones
///
/// Rows of LiveCodeBench, TACO, APPS, verl, open-r1, EvalPlus, CommonOJ, DeepCoder, Prime, NeMo Gym and LeetCodeDataset are known by their fields, and their
/// questions by name, address or function. The exit code is 1 where anything was found.
#[derive(Debug, clap::Args)]
pub(super) struct AuditRows {
    /// A JSON object a line
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The question of all rows, where no field names it: a problem of the collection or a question of the bank
    #[arg(long, value_name = "PROBLEM")]
    problem: Option<String>,
    /// So many mutants of the reference are tried on each row's tests; 0 for none
    #[arg(long, value_name = "N", default_value_t = 20)]
    mutants: u16,
    /// Audit only the first rows
    #[arg(long, value_name = "N")]
    rows: Option<usize>,
}

/// A longer line is no row.
const LINE_BYTES_MAX: usize = 100 << 20;
/// Rows that are audited together, and bytes of these.
const WINDOW: (usize, usize) = (32, 200 << 20);
/// So many cases of the kit beside a row's tests show that a mutant is wrong; larger ones of the bank are not drawn.
const CASE_BYTES_MAX: usize = 64 << 10;
/// So many findings of a kind are shown of a row.
const SHOWN: usize = 3;

/// A line of the file, and what became of it.
struct Row {
    line: usize,
    question: String,
    format: &'static str,
    tests: usize,
    audit: Result<Audit, String>,
}

impl AuditRows {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let path = context.path(&self.file);
        let unread = |error| Failure::usage(format!("cannot read {}: {error}", self.file.display()), "");
        let mut reader = BufReader::new(File::open(path).map_err(unread)?);
        let progress = Progress::new(context.shows_progress(), "rows audited");
        let (mut rows, mut number, mut is_over) = (Vec::new(), 0, false);
        while !is_over {
            let (mut window, mut bytes) = (Vec::new(), 0);
            while window.len() < WINDOW.0 && bytes < WINDOW.1 {
                let mut line = Vec::new();
                let most = LINE_BYTES_MAX as u64 + 1;
                is_over = (&mut reader).take(most).read_until(b'\n', &mut line).map_err(unread)? == 0
                    || self.rows.is_some_and(|most| number >= most);
                if is_over {
                    break;
                }
                number += 1;
                if line.len() > LINE_BYTES_MAX {
                    reader.skip_until(b'\n').map_err(unread)?;
                }
                bytes += line.len();
                if !line.trim_ascii().is_empty() {
                    window.push((number, read(&line)));
                }
            }
            self.audit(context, window, &progress, &mut rows)?;
        }
        drop(progress);
        let is_clean = |row: &Row| row.audit.as_ref().is_ok_and(Audit::is_clean);
        let code = if rows.iter().all(is_clean) { ExitCode::AsExpected } else { ExitCode::Found };
        match context.json() {
            true => context.print_json(json!({ "rows": rows.iter().map(object).collect::<Vec<_>>() }))?,
            false => context.draw(&document(&rows))?,
        }
        Ok(code)
    }

    /// Audits rows side by side.
    fn audit(
        &self,
        context: &mut Context,
        window: Vec<(usize, Result<Found, String>)>,
        progress: &Progress,
        rows: &mut Vec<Row>,
    ) -> Outcome<()> {
        let mut chosen = Vec::new();
        for (line, found) in window {
            let question = found.and_then(|found| Ok((self.question(context, &found)?, found)));
            chosen.push((line, question));
        }
        let names: Vec<String> = chosen.iter().filter_map(|(_, of)| Some(of.as_ref().ok()?.0.clone())).collect();
        let Chosen { own, bank, questions } = Chosen::of(context, &names)?;
        let workspace = |name: &str| -> Option<(&Workspace, bool)> {
            let &(is_own, _) = questions.iter().find(|(_, slug)| slug == name)?;
            Some((if is_own { own.as_ref()? } else { bank.as_ref()? }, is_own))
        };
        let audited = pool::map(
            context.jobs(),
            chosen.len(),
            || (),
            |(), at, tell: &dyn Fn(())| {
                let (line, of) = &chosen[at];
                let row = match of {
                    Err(why) => {
                        Row { line: *line, question: String::new(), format: "", tests: 0, audit: Err(why.clone()) }
                    }
                    Ok((name, found)) => {
                        let audit = match workspace(name) {
                            Some(place) => self.of(place, name, found).map_err(|failure| failure.message()),
                            None => Err(format!("{name} is not at hand")),
                        };
                        Row {
                            line: *line,
                            question: name.clone(),
                            format: found.format,
                            tests: found.tests.len(),
                            audit,
                        }
                    }
                };
                tell(());
                row
            },
            &mut |()| progress.advance(1),
        );
        if context.prints_lines() {
            audited.iter().try_for_each(|row| context.print(object(row)))?;
        }
        rows.extend(audited);
        Ok(())
    }

    /// The question of a row, by what was named, else by its fields, else by its function where no field names one and only one question has it.
    fn question(&self, context: &Context, found: &Found) -> Result<String, String> {
        let known = |name: &String| Chosen::find(context, name).ok().map(|(_, slug)| slug);
        if let Some(name) = &self.problem {
            return Chosen::find(context, name).map(|(_, slug)| slug).map_err(|failure| failure.message());
        }
        // A row that names another question may call a function of the same name.
        let function = found.function.as_deref().filter(|_| found.names.is_empty());
        let by_function = || banked::with_function(function?);
        found.names.iter().find_map(known).or_else(by_function).ok_or_else(|| {
            match found.names.first().or(found.function.as_ref()) {
                Some(name) => format!("`{name}` is not a question of the bank: name it with --problem"),
                None => "no field names its question: name it with --problem".to_owned(),
            }
        })
    }

    fn of(&self, (workspace, is_own): (&Workspace, bool), slug: &str, found: &Found) -> Outcome<Audit> {
        let mut notes = Notes::default();
        let mut problem = workspace.open(slug, &mut notes)?;
        if !is_own {
            // A collection's cases are recorded with the limit under which they were drawn, which an audit does not change.
            problem.bound.set_size_max(CASE_BYTES_MAX);
        }
        let call = Call::of_others(&problem.bound);
        let test = |asked: &Asked| -> Test {
            let place = asked.place.clone();
            let (input, output) = match (asked.is_call, call) {
                (false, _) => {
                    (Ok(asked.input.clone().into_bytes()), asked.output.clone().map(|text| Ok(text.into_bytes())))
                }
                (true, Some(call)) => (call.input(&asked.input), asked.output.as_ref().map(|text| call.output(text))),
                (true, None) => (Err("the question calls no function of values".to_owned()), None),
            };
            let other = output.as_ref().and_then(|output| call?.reversed(output.as_ref().ok()?));
            Test { place, input, output, other }
        };
        let tests: Vec<Test> = found.tests.iter().map(test).collect();
        let mut audit = problem.audit(&tests, self.mutants.into(), &mut notes)?;
        if found.is_checked {
            audit.several.clear();
        }
        Ok(audit)
    }
}

/// A row in a line, recognized; or why it is none.
fn read(line: &[u8]) -> Result<Found, String> {
    if line.len() > LINE_BYTES_MAX {
        return Err(format!("the line is longer than {} MiB", LINE_BYTES_MAX >> 20));
    }
    let row: Value = serde_json::from_slice(line).map_err(|error| format!("not JSON: {error}"))?;
    found(&row).ok_or_else(|| {
        let fields = row.as_object().map(|row| row.keys().take(8).cloned().collect::<Vec<_>>().join(", "));
        format!(
            "no format that is known has the fields {}",
            fields.unwrap_or_else(|| "of a value that is not an object".to_owned())
        )
    })
}

/// A row for scripts.
fn object(row: &Row) -> Value {
    let findings = |all: &[Finding]| -> Vec<Value> {
        all.iter().map(|finding| json!({ "test": finding.place, "what": finding.what })).collect()
    };
    let of = json!({ "line": row.line, "question": row.question, "format": row.format, "tests": row.tests });
    let more = match &row.audit {
        Err(why) => json!({ "error": why }),
        Ok(audit) => json!({
            "unread": findings(&audit.unread),
            "illegal": findings(&audit.illegal),
            "wrong": findings(&audit.wrong),
            "several_answers": findings(&audit.several),
            "survivors": audit.survivors.iter().map(|one| json!({ "line": one.line, "change": one.operator, "diff": one.diff })).collect::<Vec<_>>(),
            "mutants": audit.tried,
            "unanswered": audit.unanswered,
        }),
    };
    let (mut of, more) = (of, more);
    if let (Some(fields), Value::Object(more)) = (of.as_object_mut(), more) {
        fields.extend(more);
    }
    of
}

/// The table, and below it examples of what was found.
fn document(rows: &[Row]) -> Document<'static> {
    let counted_in = |of: fn(&Audit) -> usize| {
        move |row: &Row| row.audit.as_ref().map_or_else(|_| Cell::default(), |audit| Cell::count(of(audit)))
    };
    let survive = |row: &Row| match &row.audit {
        Ok(audit) if audit.tried > 0 => Cell::text(format!("{} of {}", audit.survivors.len(), audit.tried)),
        _ => Cell::default(),
    };
    let columns = vec![
        Column::new("line", rows, |row| Cell::count(row.line)).kind(Kind::Figure),
        Column::new("question", rows, |row| Cell::text(row.question.clone())).kind(Kind::Name),
        Column::new("format", rows, |row| Cell::text(row.format)),
        Column::new("tests", rows, |row| Cell::count(row.tests)).kind(Kind::Figure),
        Column::new("unread", rows, counted_in(|audit| audit.unread.len())).kind(Kind::Figure),
        Column::new("illegal", rows, counted_in(|audit| audit.illegal.len())).kind(Kind::Figure),
        Column::new("wrong", rows, counted_in(|audit| audit.wrong.len())).kind(Kind::Figure),
        Column::new("several", rows, counted_in(|audit| audit.several.len())).kind(Kind::Figure),
        Column::new("survive", rows, survive).kind(Kind::Figure),
    ];
    let mut document = Document::default();
    document.add(On::Both, Part::Table(Table::list(columns)));
    let mut notes = Vec::new();
    for row in rows {
        let at = format!("line {}", row.line);
        let audit = match &row.audit {
            Ok(audit) => audit,
            Err(why) => {
                notes.push(format!("{at}: {why}"));
                continue;
            }
        };
        let kinds = [
            ("cannot be read", &audit.unread),
            ("forbidden", &audit.illegal),
            ("wrong", &audit.wrong),
            ("refuses right programs", &audit.several),
        ];
        for (kind, all) in kinds {
            let shown = all.iter().take(SHOWN);
            notes.extend(shown.map(|finding| format!("{at}: {}: {kind}: {}", finding.place, finding.what)));
        }
        let survivors = audit.survivors.iter().take(SHOWN);
        notes.extend(survivors.map(|one| {
            format!("{at}: a wrong program passes: {}: {}", one.operator, one.diff.trim_end().replace('\n', " "))
        }));
    }
    document.add(On::Both, Part::Notes(notes));
    let found = rows.iter().filter(|row| !row.audit.as_ref().is_ok_and(Audit::is_clean)).count();
    let said = format!("{}: {found} with something to look at", counted(rows.len() as u64, "row"));
    document.add(On::Both, Part::Text(Text(vec![(None, said)])));
    document
}
