//! `s is the text of a nested list of integers in the range [-10, 10]`: a number, or brackets around such texts with commas between them.

use super::{Atom, Claim, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::Part;

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
}

/// A text as far as it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Begun {
    start: usize,
    /// The first letter that is not read yet.
    next: usize,
    /// Brackets that are open.
    open: usize,
    last: Last,
}

const LETTERS: &[u8] = b"[],-0123456789";

/// Numbers have no more digits: bounds are 64 bits.
const DIGITS_MAX: usize = 19;

impl Begun {
    /// With one more letter; nothing where that cannot stand there.
    fn with(self, letter: i64) -> Option<Begun> {
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
        Some(Begun { open, last, next: self.next + 1, ..self })
    }

    fn read(&mut self, start: usize, cells: &[i64]) -> Option<()> {
        if self.start != start || self.next > cells.len() {
            *self = Begun { start, ..Begun::default() };
        }
        for &letter in &cells[self.next..] {
            *self = self.with(letter)?;
        }
        Some(())
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
    fn can_end(&self, begun: &Begun, left: usize) -> bool {
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
        }
    }

    fn is_whole(&self, cells: &[i64]) -> bool {
        let mut begun = Begun::default();
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
    type State = Begun;
    const WORDINGS: &'static [&'static str] = &["{} is the text of a nested list of integers in the range [{}, {}]"];
    const CLAIMS: &'static [Claim] = &[Claim {
        parameters: "s: string",
        line: "s is the text of a nested list of integers in the range [-1, 10]",
        accepts: "{ s: \"[1,[]]\" }",
        rejects: "{ s: \"[1,]\" }",
        within: "1 <= s.length <= 4",
        length: 4,
        range: (0, 0),
        letters: "[],-0123456789",
    }];
    mentions!(arrays: |form: &NestedList| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        match (&of[1], &of[2]) {
            (Expr::Int(lo), Expr::Int(hi)) if *lo <= 0 && *hi >= 0 => {
                let clamp = |x: i128| x.clamp(-i128::from(i64::MAX), i64::MAX.into()) as i64;
                Ok(vec![NestedList { var, lo: clamp(*lo), hi: clamp(*hi) }.into()])
            }
            _ => Err(Fault::line(
                "the integers of a nested list are bounded by numbers with 0 between them",
                "write their range so",
            )),
        }
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let value = values.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let index = (0..value.ends[level].len()).find(|&item| {
            !values.is_absent(field, level, item) && !self.is_whole(&value.cells[value.range(level, item)])
        })?;
        let name = &values.variables.fields[field].name;
        let message = format!("`{name}` is no nested list of integers from {} to {}", self.lo, self.hi);
        Some((values.place_of(field, Part::Length { level, index }), message))
    }

    fn allow(&self, begun: &mut Begun, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let depth = input.variables.vars[self.var].depth;
        let Some(text) = depth.checked_sub(1).and_then(|level| input.group_of(at.var, level, at.cell)) else { return };
        let cells = input.drawn(at.var, text.start..at.cell);
        let left = text.len() - cells.len() - 1;
        let is_read = begun.read(text.start, cells).is_some();
        let fits = |letter: &i64| begun.with(*letter).is_some_and(|next| self.can_end(&next, left));
        let mut letters: Vec<i64> =
            LETTERS.iter().map(|&letter| letter.into()).filter(|letter| is_read && fits(letter)).collect();
        letters.sort_unstable();
        allowed.keep_members(&letters);
    }
}
