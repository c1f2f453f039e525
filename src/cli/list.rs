//! `ojkit list`: problems, and their state at a glance.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::Outcome;
use crate::report::listing::{self, Row};
use crate::store::collection::{Collection, read_if_there};
use std::fs;

/// List the problems and their state at a glance
#[derive(Debug, clap::Args)]
pub(super) struct List {}

impl List {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let collection = context.collection()?;
        let mut code = ExitCode::AsExpected;
        let mut rows = Vec::new();
        for slug in collection.slugs()? {
            let state = match context.load(&slug) {
                Ok(loaded) => {
                    let problem = &loaded.problem;
                    let model = problem.model.as_ref().map(|_| ());
                    let unchecked = problem.unchecked.len();
                    Row {
                        title: problem.title.clone(),
                        difficulty: problem.difficulty.clone(),
                        source: [problem.source.judge.as_str(), problem.source.id.as_str()].join(" ").trim().to_owned(),
                        notes: [
                            model.is_none().then(|| "no model".to_owned()),
                            (unchecked > 0).then(|| {
                                format!("{unchecked} unchecked {}", if unchecked == 1 { "line" } else { "lines" })
                            }),
                        ]
                        .into_iter()
                        .flatten()
                        .collect(),
                        ..Row::default()
                    }
                }
                Err(diagnostics) => {
                    code = code.and(context.report(&diagnostics)?);
                    Row { notes: vec!["broken spec".to_owned()], ..Row::default() }
                }
            };
            rows.push(Row {
                submissions: submissions(&collection, &slug),
                cases: cases(&collection, &slug),
                slug,
                ..state
            });
        }
        if context.json() {
            let rows = rows.iter().map(listing::json).collect::<Vec<_>>();
            context.print_json(serde_json::json!({ "problems": rows }))?;
        } else if rows.is_empty() {
            context.print("no problems yet; `ojkit new SLUG` makes one")?;
        } else {
            let style = context.style();
            listing::table(context.world.stdout, &rows, style)?;
        }
        Ok(code)
    }
}

/// How many files lie in verdict folders; `ojkit check` looks at each.
fn submissions(collection: &Collection, slug: &str) -> usize {
    let folders = fs::read_dir(collection.submissions(slug)).into_iter().flatten().flatten();
    let files = folders.filter_map(|folder| fs::read_dir(folder.path()).ok()).flat_map(Iterator::flatten);
    files.filter(|file| !file.file_name().to_string_lossy().starts_with('.')).count()
}

/// How many cases the page has; none where there is no page yet.
fn cases(collection: &Collection, slug: &str) -> Option<usize> {
    let page = read_if_there(&collection.page(slug)).ok()??;
    Some(String::from_utf8_lossy(&page).lines().filter(|line| line.starts_with("- name:")).count())
}
