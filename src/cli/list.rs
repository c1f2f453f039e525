//! `ojkit list`: problems, what is solved and what is left.

use crate::cli::bank;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::overview::{Filter, Overview};
use crate::report::listing::{self, Row};
use crate::report::stats::Stats;
use crate::store::past::State;
use ojkit_work::failure::Outcome;
use std::io;

/// List problems: what is solved and when, what was tried, what is left
#[derive(Debug, clap::Args)]
pub(super) struct List {
    #[command(flatten)]
    filter: Filter,
    /// Only problems that are not solved
    #[arg(long, conflicts_with = "solved")]
    unsolved: bool,
    /// Only problems that are solved
    #[arg(long)]
    solved: bool,
    /// A week at a glance instead: solved by day, difficulty, tag and language
    #[arg(long)]
    stats: bool,
    /// Questions of the bank instead, of which `ojkit new` makes folders: by words, number, tag and difficulty
    #[arg(long, conflicts_with_all = ["unsolved", "solved", "stats", "language"])]
    bank: bool,
}

impl List {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if self.bank {
            return self.questions(context);
        }
        let Overview { rows, code } = Overview::new(context)?;
        let all = rows.len();
        let mut rows = self.filter.of(rows)?;
        rows.retain(|row| match row.past.state {
            State::Solved => !self.unsolved,
            State::Draft | State::Tried => !self.solved,
        });
        if self.stats {
            let stats = Stats::new(&rows, context.today());
            match context.json() {
                true => context.print_json(serde_json::to_value(&stats).map_err(io::Error::from)?)?,
                false => context.draw(&stats.document())?,
            }
        } else if context.json() {
            let rows = rows.iter().map(listing::json).collect::<Vec<_>>();
            context.print_json(serde_json::json!({ "problems": rows }))?;
        } else if all == 0 {
            context.print(
                "no problems yet; `ojkit import leetcode FILE` takes one from a page, `ojkit new SLUG` makes one",
            )?;
        } else {
            context.draw(&listing::document(&rows, all))?;
        }
        Ok(code)
    }

    fn questions(&self, context: &mut Context) -> Outcome<ExitCode> {
        let bank = bank::packed()?;
        let row = |entry: &ojkit_bank::Entry| Row {
            name: entry.slug.clone(),
            number: entry.number.clone(),
            title: entry.title.clone(),
            difficulty: entry.difficulty.clone(),
            tags: entry.tags.clone(),
            ..Row::default()
        };
        let all: Vec<Row> = bank.entries.iter().map(row).collect();
        let count = all.len();
        let (rows, answered) = (self.filter.of(all)?, bank.answered());
        if context.json() {
            let of = |row: &Row| {
                serde_json::json!({
                    "number": row.number, "problem": row.name, "title": row.title, "difficulty": row.difficulty, "tags": row.tags,
                    "answered": answered.contains(row.name.as_str()),
                })
            };
            context.print_json(serde_json::json!({ "questions": rows.iter().map(of).collect::<Vec<_>>() }))?;
        } else {
            context.draw(&listing::questions(&rows, count, &answered))?;
        }
        Ok(ExitCode::AsExpected)
    }
}
