//! `s consists of lowercase English letters`: every letter of every string below is one of some characters.

use super::Atom;
use super::member::Member;
use crate::bind::terms::{Binder, Fault, OrFault};
use ojkit_model::constraint::Expr;
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
