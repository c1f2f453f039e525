//! `All the integers in s are in the range [1, 300]`: the numbers that stand in a text.

use super::{Atom, Claim, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::Part;

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
    const CLAIMS: &'static [Claim] = &[Claim {
        parameters: "s: string",
        line: "All the integers in the text s are in the range [2, 21]",
        accepts: "{ s: \"3+12\" }",
        rejects: "{ s: \"3+1\" }",
        within: "0 <= s.length <= 4; s consists of '1', '2' and '+'",
        length: 5,
        range: (0, 0),
        letters: "012+",
    }];
    mentions!(arrays: |form: &NumbersIn| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        match (&of[1], &of[2]) {
            (Expr::Int(lo), Expr::Int(hi)) if *lo >= 0 => {
                let clamp = |x: i128| x.min(i64::MAX.into()) as i64;
                Ok(vec![NumbersIn { var, lo: clamp(*lo), hi: clamp(*hi) }.into()])
            }
            _ => Err(Fault::line(
                "the numbers of a text have no sign, and their range has no names",
                "write the range with numbers from 0",
            )),
        }
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let value = values.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let items = 0..value.ends[level].len();
        let mut wrong = items.filter_map(|item| Some((item, self.wrong(&value.cells[value.range(level, item)])?)));
        let (index, number) = wrong.next()?;
        let name = &values.variables.fields[field].name;
        let message = format!("`{name}` holds the number {number}, not one from {} to {}", self.lo, self.hi);
        Some((values.place_of(field, Part::Length { level, index }), message))
    }

    fn allow(&self, _: &mut (), at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let depth = input.variables.vars[self.var].depth;
        let Some(text) = depth.checked_sub(1).and_then(|level| input.group_of(at.var, level, at.cell)) else { return };
        let cells = input.drawn(at.var, text.start..at.cell);
        let left = text.len() - cells.len() - 1;
        let begins = cells.iter().rposition(|x| !DIGITS.contains(x)).map_or(0, |other| other + 1);
        let number = cells[begins..].iter().fold(0, |number, &digit| longer(number, digit));
        allowed.removed.extend(DIGITS.filter(|&digit| !self.can_end(longer(number, digit), left)));
        if begins < cells.len() && number < i128::from(self.lo) {
            allowed.keep(Interval::new((*DIGITS.start()).into(), (*DIGITS.end()).into()));
        }
    }
}
