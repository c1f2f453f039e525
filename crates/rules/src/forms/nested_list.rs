//! `s is the text of a nested list of integers in the range [-10, 10]`: a number, or brackets around such texts with commas between them.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, range_of};
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::{Begun, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;

/// Each of these texts is a nested list, or a number, in the site's notation without spaces.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct NestedList {
    /// The cells.
    var: VarId,
    /// The bounds of the numbers, with 0 between them.
    lo: i64,
    hi: i64,
}

/// What stands last in a text that has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Last {
    /// Nothing, or a comma: a value must follow.
    #[default]
    Wanted,
    Opening,
    Minus,
    /// A number: whether it is below 0, and its digits.
    Number(bool, i64),
    Closing,
    /// What no text can begin with.
    Broken,
}

/// A text as far as it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nesting {
    open: usize,
    last: Last,
}

const LETTERS: &[u8] = b"[],-0123456789";

/// Numbers have no more digits: bounds are 64 bits.
const DIGITS_MAX: usize = 19;

impl Nesting {
    /// With one more letter; nothing where that cannot stand there.
    fn with(self, letter: i64) -> Option<Nesting> {
        let letter = u8::try_from(letter).ok()?;
        let wants = matches!(self.last, Last::Wanted | Last::Opening);
        let is_inside = self.open > 0;
        let has_value = is_inside && matches!(self.last, Last::Number(..) | Last::Closing);
        let (open, last) = match (letter, self.last) {
            (b'[', _) if wants => (self.open + 1, Last::Opening),
            (b']', Last::Opening) => (self.open - 1, Last::Closing),
            (b']', _) if has_value => (self.open - 1, Last::Closing),
            (b',', _) if has_value => (self.open, Last::Wanted),
            (b'-', _) if wants => (self.open, Last::Minus),
            (b'0'..=b'9', _) if wants => (self.open, Last::Number(false, i64::from(letter - b'0'))),
            (b'1'..=b'9', Last::Minus) => (self.open, Last::Number(true, i64::from(letter - b'0'))),
            (b'0'..=b'9', Last::Number(below, digits)) if digits > 0 => {
                (self.open, Last::Number(below, digits.checked_mul(10)?.checked_add(i64::from(letter - b'0'))?))
            }
            _ => return None,
        };
        Some(Nesting { open, last })
    }
}

impl NestedList {
    /// Whether a number with these digits and so many more can lie in the bounds.
    fn can_grow(&self, below: bool, digits: i64, more: usize) -> bool {
        let most = if below { self.lo.checked_neg().unwrap_or(i64::MAX) } else { self.hi };
        let power = 10_i128.pow(more.min(DIGITS_MAX) as u32);
        (more == 0 || digits > 0) && i128::from(digits) * power <= i128::from(most)
    }

    /// Whether so many letters more can end a text: with 0 among the numbers, there are values of every length.
    fn can_end(&self, begun: &Nesting, left: usize) -> bool {
        let open = begun.open;
        let behind_value = |left: usize| left == open || (open > 0 && left >= open + 2);
        let grown = |below: bool, digits: i64, least: usize| {
            (least..=left.min(DIGITS_MAX)).any(|more| {
                let fits = match digits {
                    // The first of the digits is a 1 at the least.
                    0 if least > 0 => self.can_grow(below, 1, more - 1),
                    _ => self.can_grow(below, digits, more),
                };
                fits && behind_value(left - more)
            })
        };
        match begun.last {
            Last::Wanted => left > open,
            Last::Opening => left >= open,
            Last::Minus => grown(true, 0, 1),
            Last::Number(below, digits) => grown(below, digits, 0),
            Last::Closing => behind_value(left),
            Last::Broken => false,
        }
    }

    fn is_whole(&self, cells: &[i64]) -> bool {
        let mut begun = Nesting::default();
        for &letter in cells {
            match begun.with(letter) {
                Some(next) if !matches!(next.last, Last::Number(below, digits) if !self.can_grow(below, digits, 0)) => {
                    begun = next
                }
                _ => return false,
            }
        }
        begun.open == 0 && matches!(begun.last, Last::Number(..) | Last::Closing)
    }
}

impl Form for NestedList {
    type State = Begun<Nesting>;
    const WORDINGS: &'static [&'static str] = &["{} is the text of a nested list of integers in the range [{}, {}]"];
    mentions!(arrays: |form: &NestedList| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        match range_of(&of[1..]) {
            Some((lo, hi)) if lo <= 0 && hi >= 0 => Ok(vec![NestedList { var, lo, hi }.into()]),
            _ => Err(Fault::line(
                "the integers of a nested list are bounded by numbers with 0 between them",
                "write their range so",
            )),
        }
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        values.wrong_text(self.var, |text| {
            let wrong = || format!("is no nested list of integers from {} to {}", self.lo, self.hi);
            (!self.is_whole(text)).then(wrong)
        })
    }

    fn allow(&self, begun: &mut Begun<Nesting>, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(text) = input.innermost(at) else { return };
        let begin = |nesting: &mut Nesting| *nesting = Nesting::default();
        let nesting = begun.read(&text, begin, |nesting, at| {
            *nesting = nesting.with(text.cells[at]).unwrap_or(Nesting { last: Last::Broken, ..*nesting });
        });
        let fits = |letter: &i64| nesting.with(*letter).is_some_and(|next| self.can_end(&next, text.left));
        let mut letters: Vec<i64> = LETTERS.iter().map(|&letter| letter.into()).filter(fits).collect();
        letters.sort_unstable();
        allowed.keep_members(&letters);
    }
}
