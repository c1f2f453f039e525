//! `ojkit next`: one problem to go on with.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::overview::{Filter, Overview};
use crate::report::figures::counted;
use crate::report::listing::{self, Note, Row};
use crate::report::stats::rank;
use crate::store::day::Day;
use crate::store::past::State;
use ojkit_work::failure::Outcome;
use std::cmp::Reverse;

/// Propose a problem to solve: one that was tried before, else the easiest that is left
#[derive(Debug, clap::Args)]
pub(super) struct Next {
    #[command(flatten)]
    filter: Filter,
    /// Propose a solved problem instead, the one that was solved longest ago
    #[arg(long)]
    again: bool,
}

impl Next {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let Overview { rows, code } = Overview::new(context)?;
        let rows = self.filter.of(rows)?;
        let wanted =
            |row: &&Row| (row.past.state == State::Solved) == self.again && !row.notes.contains(&Note::BrokenSpec);
        let left = rows.iter().filter(wanted).count();
        let next = rows.iter().filter(wanted).min_by_key(|row| self.order(row));
        if context.json() {
            let next = next.map(listing::json);
            context.print_json(serde_json::json!({ "next": next, "left": left }))?;
            return Ok(code);
        }
        let Some(row) = next else {
            let what = match (self.again, rows.is_empty()) {
                (_, true) => "no problem here is as you ask",
                (true, false) => "none of these problems is solved yet; leave out --again",
                (false, false) => {
                    "all of these problems are solved; `ojkit next --again` proposes the one solved longest ago"
                }
            };
            context.print(what)?;
            return Ok(code);
        };
        let about = [&listing::source(row), &row.difficulty, &row.tags.join(", ")];
        let about: Vec<&str> = about.into_iter().filter(|text| !text.is_empty()).map(|text| text.as_str()).collect();
        let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join("; ")) };
        context.print(format_args!("{}: {}{about}", row.name, row.title))?;
        context.print(format_args!("  {}", self.why(row, left, context.today())))?;
        let name = &row.name;
        if row.languages.is_empty() {
            context.print("  it has no draft yet: write one into submissions/draft/ in its folder")?;
        }
        context.print(format_args!("next: ojkit edit {name}\n      ojkit test {name}"))?;
        Ok(code)
    }

    /// What comes first: what was tried last; else what is easiest, by number and name.
    fn order(&self, row: &Row) -> (Reverse<bool>, Option<Day>, Reverse<Option<Day>>, (usize, String), u64, String) {
        let is_tried = row.past.state == State::Tried;
        let number = row.number.parse().unwrap_or(u64::MAX);
        let solved = if self.again { row.past.passed.last().copied() } else { None };
        let tried = if is_tried { row.past.day } else { None };
        (Reverse(is_tried), solved, Reverse(tried), rank(&row.difficulty), number, row.name.clone())
    }

    fn why(&self, row: &Row, left: usize, today: Day) -> String {
        let left = counted(left as u64, "problem");
        match (row.past.state, row.past.passed.last().or(row.past.day.as_ref())) {
            (State::Tried, Some(day)) => format!("tried {}, not solved yet; {left} left", ago(today, *day)),
            (State::Solved, Some(day)) => format!("solved {}", ago(today, *day)),
            (State::Solved, None) => "solved on a day that was not recorded".to_owned(),
            _ if row.difficulty.is_empty() => format!("not tried yet; {left} left"),
            _ => format!("not tried yet; {left} left, none of them easier"),
        }
    }
}

/// `today`, `yesterday`, `12 days ago`.
fn ago(today: Day, day: Day) -> String {
    match today.since(day) {
        0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        days if days > 0 => format!("{} ago", counted(days.unsigned_abs(), "day")),
        _ => format!("on {day}"),
    }
}
