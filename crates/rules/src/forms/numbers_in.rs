//! `All the integers in s are in the range [1, 300]`: the numbers that stand in a text.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, range_of};
use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::{Group, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;

/// Every run of digits in these texts is a number in a range.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct NumbersIn {
    /// The cells.
    var: VarId,
    /// From 0.
    lo: i64,
    hi: i64,
}

const DIGITS: std::ops::RangeInclusive<i64> = b'0' as i64..=b'9' as i64;

/// The number with one more digit; far past every bound it stays the same.
fn longer(number: i128, digit: i64) -> i128 {
    (number * 10 + i128::from(digit - DIGITS.start())).min(1 << 100)
}

impl NumbersIn {
    /// The first number of a text that is out of range.
    fn wrong(&self, cells: &[i64]) -> Option<i128> {
        let runs = cells.split(|x| !DIGITS.contains(x)).filter(|run| !run.is_empty());
        let mut numbers = runs.map(|run| run.iter().fold(0, |number, &digit| longer(number, digit)));
        numbers.find(|number| !(i128::from(self.lo)..=i128::from(self.hi)).contains(number))
    }

    /// Whether a number can become one in range by up to so many more digits.
    fn can_end(&self, number: i128, more: usize) -> bool {
        let (mut lo, mut hi) = (number, number);
        for _ in 0..=more.min(20) {
            if lo <= i128::from(self.hi) && hi >= i128::from(self.lo) {
                return true;
            }
            (lo, hi) = (lo.saturating_mul(10), hi.saturating_mul(10).saturating_add(9));
        }
        false
    }
}

impl Form for NumbersIn {
    type State = ();
    const WORDINGS: &'static [&'static str] = &["the integers in the text {} are in the range [{}, {}]"];
    mentions!(arrays: |form: &NumbersIn| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        match range_of(&of[1..]) {
            Some((lo, hi)) if lo >= 0 => Ok(vec![NumbersIn { var, lo, hi }.into()]),
            _ => Err(Fault::line(
                "the numbers of a text have no sign, and their range has no names",
                "write the range with numbers from 0",
            )),
        }
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        values.wrong_text(self.var, |text| {
            let wrong = |number| format!("holds the number {number}, not one from {} to {}", self.lo, self.hi);
            self.wrong(text).map(wrong)
        })
    }

    fn allow(&self, _: &mut (), at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(Group { cells, left, .. }) = input.innermost(at) else { return };
        let begins = cells.iter().rposition(|x| !DIGITS.contains(x)).map_or(0, |other| other + 1);
        let number = cells[begins..].iter().fold(0, |number, &digit| longer(number, digit));
        allowed.removed.extend(DIGITS.filter(|&digit| !self.can_end(longer(number, digit), left)));
        if begins < cells.len() && number < i128::from(self.lo) {
            allowed.keep(Interval::new((*DIGITS.start()).into(), (*DIGITS.end()).into()));
        }
    }
}
