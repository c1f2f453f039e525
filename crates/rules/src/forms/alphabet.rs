//! `s consists of lowercase English letters`: every letter of every string below is one of some characters.

use super::member::Member;
use super::{Atom, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use ojkit_model::constraint::{Comparison, Expr};
use ojkit_model::input::Cell;

pub(super) fn bind(
    binder: &mut Binder,
    subjects: &[Expr],
    alphabet: &[char],
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    let mut atoms = Vec::new();
    for subject in subjects {
        let (field, term) = binder.letters(subject, choice)?;
        let field = &binder.scope.fields()[field];
        if field.depth == 0 && field.cell == Cell::Int {
            atoms.push(match alphabet.len() {
                10 => comparison(term, Comparison::GreaterEqual, Term::Int(0)),
                _ => Member { term, values: numbers_of(alphabet)? }.into(),
            });
            continue;
        }
        let zero = match field.cell {
            Cell::Char => 0,
            // `nums consists of 0 and 1` lists values there.
            Cell::Int | Cell::Bool if alphabet.iter().all(char::is_ascii_digit) => i64::from(b'0'),
            _ => {
                let message = format!("`{}` holds no characters", field.name);
                return Err(Fault::line(message, "an alphabet goes with a string, a character, or arrays of them"));
            }
        };
        atoms.push(Member { term, values: alphabet.iter().map(|&c| c as i64 - zero).collect() }.into());
    }
    Ok(atoms)
}

/// The numbers below 10^9 that are written with these digits alone.
fn numbers_of(digits: &[char]) -> OrFault<Vec<i64>> {
    const NUMBERS_MAX: usize = 1 << 15;
    let digits: Option<Vec<i64>> = digits.iter().map(|c| c.to_digit(10).map(i64::from)).collect();
    let digits = digits.ok_or_else(|| Fault::line("a number is written with digits", "name digits"))?;
    let mut all: Vec<i64> = digits.clone();
    let mut longest: Vec<i64> = digits.iter().copied().filter(|digit| *digit > 0).collect();
    for _ in 1..9 {
        longest = longest.iter().flat_map(|number| digits.iter().map(move |digit| number * 10 + digit)).collect();
        all.extend(&longest);
        if all.len() > NUMBERS_MAX {
            return Err(Fault::line("too many numbers are written so", "move the line to `unchecked:`"));
        }
    }
    all.sort_unstable();
    Ok(all)
}
