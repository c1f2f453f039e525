//! Where numbers are on a line of so many pixels, and how often rows of numbers are there and should be.

use crate::compare::Differences;
use crate::kind::Given;
use crate::svg::Mark;
use std::collections::{BTreeMap, BTreeSet};

/// A row of numbers, each once in a picture.
pub(crate) struct Row {
    pub cells: Vec<i64>,
    /// How often it is there, after a sign; empty for once.
    pub times: String,
    pub name: String,
    pub mark: Mark,
}

/// The rows of a value and of what is expected, ascending, and how many the value has; each row has two numbers at least.
pub(crate) fn rows(given: &Given, name: fn(&[i64]) -> String, all: &mut Differences) -> Option<(Vec<Row>, usize)> {
    let (own, wanted) = (given.rows()?, given.wanted().and_then(|given| given.rows()).unwrap_or_default());
    let count = own.len();
    let mut counts: BTreeMap<Vec<i64>, [usize; 2]> = BTreeMap::new();
    own.into_iter().for_each(|row| counts.entry(row).or_default()[0] += 1);
    wanted.into_iter().for_each(|row| counts.entry(row).or_default()[1] += 1);
    let row = |(cells, counts): (Vec<i64>, [usize; 2])| {
        let times = counts.map(|count| if count > 1 { format!(" \u{d7}{count}") } else { String::new() });
        let [got, wanted] = [0, 1].map(|side| (counts[side] > 0).then(|| format!("{}{}", name(&cells), times[side])));
        let item = all.item(got.as_ref(), given.expected.map(|_| wanted.as_ref()));
        let [own, other] = times;
        Row { cells, times: if counts[0] > 0 { own } else { other }, name: item.label, mark: item.mark }
    };
    let is_of_pairs = !counts.is_empty() && counts.keys().all(|cells| cells.len() > 1);
    is_of_pairs.then(|| (counts.into_iter().map(row).collect(), count))
}

/// A line that numbers are marked on.
pub(crate) struct Scale {
    pub least: i64,
    pub largest: i64,
    pub length: f64,
    /// All numbers, where each is as far from the next.
    pub ranks: Vec<i64>,
}

impl Scale {
    /// A line for some numbers; by rank where two of them would be less than so far `apart`.
    pub fn new(values: impl Iterator<Item = i64>, length: f64, apart: f64) -> Scale {
        let ranks: Vec<i64> = values.collect::<BTreeSet<i64>>().into_iter().collect();
        let scale = Scale { least: ranks[0], largest: ranks[ranks.len() - 1], length, ranks: Vec::new() };
        match ranks.windows(2).any(|pair| scale.at(pair[1]) - scale.at(pair[0]) < apart) {
            true => Scale { length: (4.0 * ranks.len() as f64).clamp(length, 1.5 * length), ranks, ..scale },
            false => scale,
        }
    }

    /// How far apart the least and the largest are.
    pub fn range(&self) -> f64 {
        (i128::from(self.largest) - i128::from(self.least)) as f64
    }

    /// Where a number is.
    pub fn at(&self, value: i64) -> f64 {
        let (part, whole) = match self.ranks.len() {
            0 => ((i128::from(value) - i128::from(self.least)) as f64, self.range()),
            count => (self.ranks.partition_point(|&other| other < value) as f64, count as f64 - 1.0),
        };
        if whole > 0.0 { self.length * part / whole } else { self.length / 2.0 }
    }

    /// Round numbers along the line, which have so much room each; by rank the ends alone.
    pub fn ticks(&self, room: f64) -> Vec<i64> {
        let (least, largest) = (i128::from(self.least), i128::from(self.largest));
        let steps = (0..20).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i128.pow(power)));
        let count = |step: i128| largest.div_euclid(step) - (least - 1).div_euclid(step);
        let step = steps.into_iter().find(|&step| count(step) as f64 * room <= self.length.max(room));
        match step.filter(|_| self.ranks.is_empty()) {
            Some(step) => (0..count(step)).map(|at| (((least - 1).div_euclid(step) + 1 + at) * step) as i64).collect(),
            None => vec![self.least, self.largest],
        }
    }
}
