//! What arrays are together: how often values appear, one array within another, lists of neighbours.

use super::check::{Broken, compare};
use super::count::cells_below;
use super::frame::Frame;
use super::interval::bounds;
use super::rules::{Term, VarId, VarKind};
use ojkit_model::constraint::{Comparison, Exception, Within};
use ojkit_model::input::Part;

/// How often values are there.
#[derive(Clone, Debug, PartialEq)]
pub enum Times {
    /// Every value that is there at all.
    Each {
        /// From 1.
        least: i64,
        /// A scalar term; absent where nothing bounds it.
        most: Option<Term>,
        /// Values for which that is not so.
        except: Option<Exception>,
    },
    /// Some value, at least so often.
    Some(Term),
    /// How many different values there are, and how that stands to the bound: at most, at least or exactly.
    Different(Comparison, Term),
}

/// More often than any array repeats a value.
pub(crate) const OFTEN: i64 = 1 << 40;

/// Whether values that are there so often, in any order, keep the bounds and the exception.
pub(crate) fn keeps_times(counts: impl Iterator<Item = i64>, least: i64, most: i64, except: Option<Exception>) -> bool {
    let except = except.unwrap_or(Exception { values: 0, least: 1, most: Some(0) });
    let excepted = |count: i64| except.least <= count && except.most.is_none_or(|most| count <= most);
    // Values that must be exceptions, and ones that may be.
    let (mut must, mut may) = (0, 0);
    for count in counts {
        let plain = (least..=most).contains(&count);
        match (plain, excepted(count)) {
            (true, true) => may += 1,
            (true, false) => {}
            (false, true) => must += 1,
            (false, false) => return false,
        }
    }
    (must..=must + may).contains(&except.values)
}

impl Frame<'_> {
    pub(super) fn check_appear(&self, var: VarId, group: usize, times: &Times) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        let number = |term: &Term| bounds(term, self).single().map(|x| x.clamp(0, OFTEN.into()) as i64);
        for item in 0..self.groups_of(field, group) {
            let mut cells = value.cells[cells_below(value, group, item)].to_vec();
            cells.sort_unstable();
            let mut counts = cells.chunk_by(|a, b| a == b).map(|same| same.len() as i64);
            let holds = match times {
                Times::Each { least, most, except } => {
                    let most = most.as_ref().map_or(Some(OFTEN), number)?;
                    keeps_times(counts, *least, most, *except)
                }
                Times::Different(op, number) => {
                    let number = bounds(number, self).single()?;
                    compare((counts.count() as i128).cmp(&number), *op)
                }
                Times::Some(least) => {
                    let least = number(least)?;
                    counts.any(|count| count >= least)
                }
            };
            if !holds {
                let (place, whose) = self.whose(field, group, item);
                return Some((place, format!("{whose} has a value too seldom or too often")));
            }
        }
        None
    }

    pub(super) fn check_within(&self, part: usize, whole: usize, how: Within) -> Broken {
        let (small, large) = (&self.field(part).cells, &self.field(whole).cells);
        let (holds, what) = match how {
            Within::Subsequence => {
                let mut rest = large.iter();
                (small.iter().all(|x| rest.any(|y| x == y)), "subsequence")
            }
            Within::Substring => {
                (small.is_empty() || large.windows(small.len()).any(|part| part == small), "substring")
            }
            Within::Suffix => (large.ends_with(small), "suffix"),
        };
        let names = (&self.rules.fields[part].name, &self.rules.fields[whole].name);
        (!holds).then(|| (self.whole(part), format!("`{}` is no {what} of `{}`", names.0, names.1)))
    }

    pub(super) fn check_rearranged(&self, first: usize, second: usize) -> Broken {
        let sorted = |field: usize| {
            let mut cells = self.field(field).cells.clone();
            cells.sort_unstable();
            cells
        };
        let names = (&self.rules.fields[first].name, &self.rules.fields[second].name);
        let same = sorted(first) == sorted(second);
        (!same).then(|| (self.whole(second), format!("`{}` and `{}` have other elements", names.0, names.1)))
    }

    /// Neighbours are numbered as the problem counts; what is no number of a list has no list to stand in.
    pub(super) fn check_symmetric(&self, field: usize) -> Broken {
        let value = self.field(field);
        let from = self.rules.indices_from;
        let rows = value.ends[1].len();
        let mut edges: Vec<(i64, i64)> = Vec::new();
        for row in 0..rows {
            edges.extend(value.range(1, row).map(|cell| (row as i64 + from, value.cells[cell])));
        }
        edges.sort_unstable();
        for row in 0..rows {
            for cell in value.range(1, row) {
                let (u, v) = (row as i64 + from, value.cells[cell]);
                if edges.binary_search(&(v, u)).is_err() {
                    let mut place = self.whole(field);
                    place.part = Part::Cell(cell);
                    let name = &self.rules.fields[field].name;
                    return Some((
                        place,
                        format!("`{name}[{u}]` contains {v}, and `{name}[{v}]` does not contain {u}"),
                    ));
                }
            }
        }
        None
    }
}
