//! `ojkit list`: problems, what is solved and what is left.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::shelf::{Filter, Shelf};
use crate::report::listing;
use crate::report::stats::Stats;
use crate::store::past::State;
use ojkit_work::failure::Outcome;

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
}

impl List {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let Shelf { rows, code } = Shelf::new(context)?;
        let all = rows.len();
        let mut rows = self.filter.of(rows)?;
        rows.retain(|row| match row.past.state {
            State::Solved => !self.unsolved,
            State::Draft | State::Tried => !self.solved,
        });
        let style = context.style();
        if self.stats {
            let stats = Stats::new(&rows, context.today());
            match context.json() {
                true => context.print_json(stats.json())?,
                false => stats.text(context.world.stdout, style)?,
            }
        } else if context.json() {
            let rows = rows.iter().map(listing::json).collect::<Vec<_>>();
            context.print_json(serde_json::json!({ "problems": rows }))?;
        } else if all == 0 {
            context.print(
                "no problems yet; `ojkit import leetcode FILE` takes one from a page, `ojkit new SLUG` makes one",
            )?;
        } else {
            listing::table(context.world.stdout, &rows, all, style)?;
        }
        Ok(code)
    }
}
