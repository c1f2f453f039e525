//! A week at a glance: what was solved on which day, and how much of everything is solved.

use super::document::{Cell, Column, Document, On, Part, Table, Text};
use super::figures::counted;
use super::listing::{Row, Totals};
use crate::store::day::Day;
use crate::store::past::State;
use serde::{Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};

/// Days of the week that ends today.
const DAYS: i64 = 7;
/// Tags in the table; JSON has all.
const TAGS_MAX: usize = 15;

/// What was done on a day: problems solved for the first time, solved once more, and tried in vain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct OfDay {
    day: Day,
    solved: Vec<String>,
    again: Vec<String>,
    tried: Vec<String>,
}

/// What is known of a collection's problems together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stats {
    totals: Totals,
    week: Vec<OfDay>,
    /// Days in a row, up to today or yesterday, on which something passed.
    #[serde(rename = "days_in_a_row")]
    streak: u64,
    #[serde(serialize_with = "by_name")]
    difficulties: Vec<(String, Totals)>,
    #[serde(serialize_with = "by_name")]
    tags: Vec<(String, Totals)>,
    #[serde(serialize_with = "by_name")]
    languages: Vec<(String, u64)>,
}

impl Stats {
    /// Counts what is there on a day.
    pub fn new(rows: &[Row], today: Day) -> Stats {
        let mut by_difficulty: BTreeMap<String, Vec<&Row>> = BTreeMap::new();
        let mut by_tag: BTreeMap<String, Vec<&Row>> = BTreeMap::new();
        let mut languages: BTreeMap<&String, u64> = BTreeMap::new();
        for row in rows {
            by_difficulty.entry(row.difficulty.clone()).or_default().push(row);
            row.tags.iter().for_each(|tag| by_tag.entry(tag.clone()).or_default().push(row));
            if row.past.state == State::Solved {
                let of_files = if row.solved_in.is_none() { row.languages.first() } else { None };
                row.solved_in.iter().chain(of_files).for_each(|name| *languages.entry(name).or_default() += 1);
            }
        }
        let totals = |of: BTreeMap<String, Vec<&Row>>| -> Vec<(String, Totals)> {
            of.into_iter().map(|(name, rows)| (name, Totals::of(rows))).collect()
        };
        let mut difficulties = totals(by_difficulty);
        difficulties.sort_by_key(|(name, _)| rank(name));
        let mut tags = totals(by_tag);
        tags.sort_by_key(|(_, totals)| std::cmp::Reverse((totals.solved, totals.all)));
        let mut languages: Vec<(String, u64)> = languages.into_iter().map(|(name, n)| (name.clone(), n)).collect();
        languages.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let week = (0..DAYS).rev().map(|ago| of_day(rows, today.before(ago))).collect();
        Stats { totals: Totals::of(rows), week, streak: streak(rows, today), difficulties, tags, languages }
    }

    /// Tables, and how many there are.
    pub fn document(&self) -> Document<'static> {
        let mut document = Document::default();
        let mut add = |columns: Vec<Column>, count: usize| {
            if count > 0 {
                document.add(On::Both, Part::Table(Table::list(columns)));
                document.add(On::Both, Part::Section(String::new(), String::new()));
            }
        };
        let count = |names: &[String]| Cell::text(names.len().to_string());
        let week = vec![
            Column::new("day", &self.week, |of| Cell::text(format!("{} {}", of.day.weekday(), of.day))),
            Column::new("solved", &self.week, |of| count(&of.solved)),
            Column::new("again", &self.week, |of| count(&of.again)),
            Column::new("tried", &self.week, |of| count(&of.tried)),
            Column::new("problems", &self.week, |of| Cell::text([&of.solved[..], &of.again].concat().join(", "))),
        ];
        add(week, self.week.len());
        let tags = &self.tags[..self.tags.len().min(TAGS_MAX)];
        for (heading, list) in [("difficulty", &self.difficulties[..]), ("tag", tags)] {
            let named = |name: &str| if name.is_empty() { "not stated" } else { name }.to_owned();
            let some = |count: u64| if count > 0 { count.to_string() } else { String::new() };
            let shares = vec![
                Column::new(heading, list, |(name, _)| Cell::text(named(name))),
                Column::new("solved", list, |(_, of)| Cell::text(format!("{} of {}", of.solved, of.all))),
                Column::new("tried", list, |(_, of)| Cell::text(some(of.tried))),
            ];
            add(shares, list.len());
        }
        let languages = vec![
            Column::new("language", &self.languages, |(name, _)| Cell::text(name)),
            Column::new("solved", &self.languages, |(_, count)| Cell::text(count.to_string())),
        ];
        add(languages, self.languages.len());
        let streak = match self.streak {
            0 | 1 => String::new(),
            days => format!("; {} in a row", counted(days, "day")),
        };
        document.add(
            On::Both,
            Part::Text(Text::line(format!("{}: {}{streak}", counted(self.totals.all, "problem"), self.totals.text()))),
        );
        document
    }
}

fn by_name<T: Serialize, S: Serializer>(list: &[(String, T)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(list.iter().map(|(name, one)| (name, one)))
}

/// Easy problems come first, then others, and last those of which nothing is said.
pub fn rank(difficulty: &str) -> (usize, String) {
    let known = ["easy", "medium", "hard"].iter().position(|name| difficulty.eq_ignore_ascii_case(name));
    (known.unwrap_or(if difficulty.is_empty() { 4 } else { 3 }), difficulty.to_owned())
}

fn of_day(rows: &[Row], day: Day) -> OfDay {
    let names = |is_one: &dyn Fn(&Row) -> bool| -> Vec<String> {
        rows.iter().filter(|row| is_one(row)).map(|row| row.name.clone()).collect()
    };
    OfDay {
        day,
        solved: names(&|row| row.past.passed.first() == Some(&day)),
        again: names(&|row| row.past.passed.iter().skip(1).any(|one| *one == day)),
        tried: names(&|row| row.past.tried.contains(&day) && !row.past.passed.contains(&day)),
    }
}

fn streak(rows: &[Row], today: Day) -> u64 {
    let days: BTreeSet<Day> = rows.iter().flat_map(|row| row.past.passed.iter().copied()).collect();
    // What was begun yesterday may be gone on with today.
    let last = if days.contains(&today) { today } else { today.before(1) };
    (0..).take_while(|&ago| days.contains(&last.before(ago))).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::past::Past;

    #[test]
    fn days_in_a_row_end_where_a_day_is_missing() {
        let of = |days: &[&str]| {
            let passed = days.iter().filter_map(|day| Day::parse(day)).collect();
            let row = Row { past: Past { passed, ..Past::default() }, ..Row::default() };
            streak(&[row], Day::parse("2026-11-24").unwrap())
        };
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&["2026-11-24", "2026-11-22"]), 1);
        assert_eq!(of(&["2026-11-23", "2026-11-22"]), 2, "today may still bring one");
        assert_eq!(of(&["2026-11-22"]), 0);
    }
}
