//! `n is an integer in the range [3, 10^18]`, of a text: a whole number as people write it.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Index, Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::{Group, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};

/// Each of these texts is a number in a range, with digits alone and without leading zeros.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct TextNumber {
    /// The cells.
    var: VarId,
    /// From 0.
    lo: i128,
    hi: i128,
}

/// Longer numbers are not told apart.
const DIGITS_MAX: usize = 36;
const ZERO: i64 = b'0' as i64;

/// What a number is from, and to, once so many digits more stand behind it.
fn reach(number: i128, more: usize) -> (i128, i128) {
    let power = 10_i128.pow(more.min(DIGITS_MAX) as u32);
    (number.saturating_mul(power), number.saturating_mul(power).saturating_add(power - 1))
}

impl TextNumber {
    fn is_in(&self, text: &[i64]) -> bool {
        let is_plain = matches!(text, [ZERO] | [0x31..=0x39, ..]) && text.iter().all(|x| (ZERO..ZERO + 10).contains(x));
        let number = || text.iter().fold(0, |number: i128, x| number * 10 + i128::from(x - ZERO));
        is_plain && text.len() <= DIGITS_MAX && (self.lo..=self.hi).contains(&number())
    }
}

impl Form for TextNumber {
    type State = ();
    const WORDINGS: &'static [&'static str] = &["{} is the text of an integer in the range [{}, {}]"];
    mentions!(arrays: |form: &TextNumber| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        let most = 10_i128.pow(DIGITS_MAX as u32) - 1;
        let (&Expr::Int(lo), &Expr::Int(hi)) = (&of[1], &of[2]) else {
            return Err(Fault::line("only numbers bound a number in a text", "write the range with numbers"));
        };
        if lo < 0 || hi > most {
            return Err(Fault::line("a number in a text has no sign and at most 36 digits", "write a smaller range"));
        }
        let (field, term) = binder.letters(&of[0], None)?;
        let indices: Vec<Index> = match term {
            Term::Element { mut indices, .. } => {
                indices.pop();
                indices
            }
            _ => Vec::new(),
        };
        let digits = |x: i128| Term::Int(x.to_string().len() as i128);
        let length = binder.length(field, &indices);
        Ok(vec![
            comparison(digits(lo), Comparison::LessEqual, length.clone()),
            comparison(length, Comparison::LessEqual, digits(hi)),
            TextNumber { var, lo, hi }.into(),
        ])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let wrong = || format!("is no number from {} to {} as people write it", self.lo, self.hi);
        values.wrong_text(self.var, |text| (!self.is_in(text)).then(wrong))
    }

    fn allow(&self, _: &mut (), at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(Group { cells, left, .. }) = input.innermost(at) else { return };
        if cells.len() > DIGITS_MAX {
            return;
        }
        let number = cells.iter().fold(0, |number: i128, x| number * 10 + i128::from(x - ZERO));
        let is_possible = |digit: &i64| {
            let (from, to) = reach(number * 10 + i128::from(digit - ZERO), left);
            from <= self.hi && to >= self.lo && !(*digit == ZERO && cells.is_empty() && left > 0)
        };
        allowed.keep_members(&(ZERO..ZERO + 10).filter(is_possible).collect::<Vec<i64>>());
    }
}
