//! `ojkit merge`: one result from all shards of a run, the same bytes whoever did them and however it was cut.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::run_folder::opened;
use crate::cli::written::{Table, Written, write_class};
use crate::report::class;
use crate::report::stream::Tally;
use ojkit_files::atomic;
use ojkit_scale::{Folder, Kind, MergeError, Row, ShardResult, Timings, merge};
use ojkit_work::failure::{Failure, Outcome};
use std::path::PathBuf;

/// Put the results of all shards of a run together; refused while any is missing
#[derive(Debug, clap::Args)]
pub(super) struct Merge {
    /// The folder of the run
    #[arg(value_name = "RUN")]
    folder: PathBuf,
    #[command(flatten)]
    written: Written,
    #[command(flatten)]
    table: Table,
}

impl Merge {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.table.check(context, &self.written)?;
        let is_reported = self.written.is_wanted() || self.table.csv.is_some();
        let folder = opened(context, &self.folder)?;
        if is_reported && folder.run.kind.is_of_problems() {
            return Err(Failure::usage(
                "this run has no submissions to report on",
                "leave out --report, --junit and --csv",
            ));
        }
        let rows = match merged(&folder)? {
            Ok(rows) => rows,
            Err(error @ MergeError::Missing(_)) => {
                let (missing, broken) = folder.missing();
                for error in broken {
                    context.say(format_args!("warning: {error}"))?;
                }
                let shown = context.shown(folder.path());
                let go_on = format!("`ojkit shard {shown} {missing}` does them here, `--on ENGINE` elsewhere");
                return Err(Failure::Lacking(format!("{error}\n    help: {go_on}")));
            }
            Err(error) => return Err(error.into()),
        };
        match folder.run.kind {
            Kind::Judge if !context.json() => rows.iter().try_for_each(|row| context.print(line(row)))?,
            Kind::Records => rows.iter().try_for_each(|row| context.print(row.row.get()))?,
            _ if context.json() => {
                let rows: Vec<_> = rows.iter().map(submission).collect();
                context.print_json(serde_json::json!({ "results": rows, "tier": folder.run.facts.tier }))?;
            }
            _ => rows.iter().try_for_each(|row| context.print(row.row.get()))?,
        }
        if folder.run.kind.is_of_problems() {
            return problems(context, &rows);
        }
        let (mut tally, mut shown) = (Tally::default(), Vec::new());
        for Row { row, .. } in &rows {
            let answer = serde_json::from_str(row.get()).unwrap_or_default();
            tally.count(&answer);
            if is_reported {
                shown.push(class::Row::read(&answer));
            }
        }
        tally.text(context.world.stderr)?;
        write_class(context, (&self.written, &self.table), &shown)?;
        let found = folder.run.kind == Kind::Stress && rows.iter().any(has_countercase);
        Ok(if tally.is_as_expected() && !found { ExitCode::AsExpected } else { ExitCode::Found })
    }
}

/// Whether a search has found something of which nobody had said whether it is there.
fn has_countercase(row: &Row) -> bool {
    let value: serde_json::Value = serde_json::from_str(row.row.get()).unwrap_or_default();
    !value["verdict"].is_null() && value["as_expected"].is_null()
}

/// How the commands that were done for problems ended.
fn problems(context: &mut Context, rows: &[Row]) -> Outcome<ExitCode> {
    let value = |row: &Row| serde_json::from_str::<serde_json::Value>(row.row.get()).unwrap_or_default();
    let broken = rows.iter().map(value).filter(|row| row["error"].is_string()).count();
    let found = rows.iter().map(value).filter(|row| row["error"].is_null() && row["exit"] != 0).count();
    context.say(format_args!("{} problems: {found} with findings, {broken} not done", rows.len()))?;
    Ok(if found + broken > 0 { ExitCode::Found } else { ExitCode::AsExpected })
}

/// The rows of all shards in their order; what was measured goes into a file beside them, a line per shard.
fn merged(folder: &Folder) -> Outcome<Result<Vec<Row>, MergeError>> {
    let (mut results, mut timings) = (Vec::new(), String::new());
    for shard in 0..folder.run.shards {
        // What is broken is missing, and told with what is.
        let Ok(Some(result)) = folder.result(shard) else { continue };
        let measured = serde_json::json!({ "shard": shard, "timings": result.timings });
        timings += &format!("{measured}\n");
        results.push(ShardResult { timings: Timings::default(), ..result });
    }
    let rows = merge(folder.run.shards, folder.run.rows, results);
    if rows.is_ok() {
        atomic::write_if_changed(&folder.path().join("timings.jsonl"), timings.as_bytes())?;
    }
    Ok(rows)
}

/// A row as `ojkit judge` has it in its object.
fn submission(row: &Row) -> serde_json::Value {
    let mut value: serde_json::Value = serde_json::from_str(row.row.get()).unwrap_or_default();
    if let Some(fields) = value.as_object_mut() {
        if let Some(id) = fields.remove("id") {
            fields.insert("submission".to_owned(), id);
        }
        fields.remove("line");
        if let Some(error) = fields.remove("error") {
            fields.insert("skipped".to_owned(), error);
        }
    }
    value
}

/// A row for a person.
fn line(row: &Row) -> String {
    let value = submission(row);
    let text = |name: &str| value[name].as_str().unwrap_or("-").to_owned();
    let (problem, submission) = (text("problem"), text("submission"));
    if let Some(why) = value["skipped"].as_str() {
        return format!("{problem}  {submission}  skipped: {why}");
    }
    let failure = &value["first_failure"];
    let case = failure["case"].as_str().map(|case| format!("  at {case}")).unwrap_or_default();
    let mark = if value["as_expected"] == false { "  unexpected" } else { "" };
    format!("{problem}  {submission}  {}{case}{mark}", text("verdict"))
}
