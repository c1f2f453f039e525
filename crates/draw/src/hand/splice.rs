//! The first values of one input and the rest of another.

use super::echo::Echo;
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::partial::domain::Domain;

/// Answers with the first input's lengths and its first values, one value of its own, then the second input's values.
///
/// Between two inputs with different answers lies a sequence of splices in which neighbours differ in one value; where their
/// answers differ, that value decides. So a rare answer is found in few steps.
#[derive(Clone, Debug)]
pub struct Splice<'a> {
    first: Echo<'a>,
    second: Echo<'a>,
    at: u64,
    value: i64,
    /// How many values are chosen so far.
    pub values: u64,
    /// What the first and the second input hold at the place of the value between them.
    pub seam: Option<(i64, i64)>,
}

impl<'a> Splice<'a> {
    /// So many values from the first input, then this one, then the second input's.
    pub fn new(rules: &'a Rules, first: Input, second: Input, at: u64, value: i64) -> Splice<'a> {
        let (first, second) = (Echo::owned(rules, first), Echo::owned(rules, second));
        Splice { first, second, at, value, values: 0, seam: None }
    }

    /// The same inputs with another seam.
    pub fn turn(&mut self, at: u64, value: i64) {
        (self.at, self.value, self.values, self.seam) = (at, value, 0, None);
    }
}

impl Hand for Splice<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let first = self.first.at(spot);
        let wanted = if spot.role == Role::Length {
            first
        } else {
            let place = self.values;
            self.values += 1;
            let second = self.second.at(spot).or(first);
            if place == self.at {
                self.seam = first.zip(second);
            }
            match place.cmp(&self.at) {
                std::cmp::Ordering::Less => first,
                std::cmp::Ordering::Equal => Some(self.value),
                std::cmp::Ordering::Greater => second,
            }
        };
        wanted.map_or_else(|| domain.by_rank(0), |x| domain.nearest(x))
    }
}
