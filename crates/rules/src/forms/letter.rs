//! `s starts with '/'`, `the last character of s is '.'`: one place of every text, which therefore is long enough.

use super::member::Member;
use super::{Atom, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Index, Term};
use ojkit_model::constraint::{Comparison, Expr, Operator};
use ojkit_model::input::Cell;

pub(super) fn bind(
    binder: &mut Binder,
    subjects: &[Expr],
    place: usize,
    from_end: bool,
    alphabet: &[char],
) -> OrFault<Vec<Atom>> {
    let mut atoms = Vec::new();
    let needed = Term::Int(place as i128 + 1);
    for subject in subjects {
        let otherwise = ("only a string has characters", "name a string");
        let whole = binder.whole(subject, "name a string", otherwise)?;
        let (field, mut indices) = (whole.field, whole.indices);
        let f = &binder.scope.fields()[field];
        if f.cell != Cell::Char {
            return Err(Fault::at(whole.path, otherwise.0, otherwise.1));
        }
        binder.run_over(&mut indices, f.depth - 1);
        let length = binder.length(field, &indices);
        atoms.push(comparison(length.clone(), Comparison::GreaterEqual, needed.clone()));
        indices.push(Index::At(match from_end {
            true => Term::folded(Operator::Subtract, length, needed.clone()),
            false => Term::Int(place as i128),
        }));
        let term = Term::Element { var: binder.scope.cells_of(field), indices };
        atoms.push(Member { term, values: alphabet.iter().map(|&c| c as i64).collect() }.into());
    }
    Ok(atoms)
}

/// How people write it.
pub(crate) mod phrases {
    use ojkit_lines::length;
    use ojkit_lines::said::Phrase;
    use ojkit_lines::said::{Built, Fault, Said, relation};
    use ojkit_model::constraint::{Comparison, Expr, Rule};

    pub const PHRASES: &[Phrase] = &[
        ("{x} will/must/should/does? always? starts/begins with {edge}", |s| edges(s, true, false)),
        ("{x} will/must/should/does? always? ends with {edge}", |s| edges(s, false, true)),
        ("{x} will/must/should/does? always? starts/begins and ends with {edge}", |s| edges(s, true, true)),
        ("{x} is a? valid? string in/of the? 24? -? hour? format/form {text}", clock),
        ("{x} is a? valid? string of length 5/8 in/of the? 24? -? hour? format/form {text}", clock),
        ("{x} is a? valid? 24? -? hour? time? in/of the? 24? -? hour? format/form {text}", clock),
        ("{x} is given? in the? 24? -? hour? format/form {text}", clock),
        ("{x} represents a? valid? 24? -? hour? time in the format/form {text}", clock),
        ("{x} follows the format/form {text}", clock),
        ("{x} is formatted as {text}", clock),
    ];

    /// Formats of times: how the digits of hours, minutes and seconds are bounded.
    const PARTS: [(&str, &str, &str); 3] =
        [("hh", "012", "0123456789"), ("mm", "012345", "0123456789"), ("ss", "012345", "0123456789")];

    fn edges(s: &Said, begins: bool, ends: bool) -> Built {
        let subjects = s.names()?.to_vec();
        let rule = |place: usize, from_end: bool, alphabet: Vec<char>| Rule::Letter {
            subjects: subjects.clone(),
            place,
            from_end,
            alphabet,
        };
        let classes: Vec<Vec<char>> = match s.letters() {
            Ok(class) => vec![class],
            Err(_) => s.text().chars().map(|letter| vec![letter]).collect(),
        };
        let mut rules = Vec::new();
        for (place, class) in classes.iter().enumerate() {
            if begins {
                rules.push(rule(place, false, class.clone()));
            }
            if ends {
                rules.push(rule(classes.len() - 1 - place, true, class.clone()));
            }
        }
        Ok(rules)
    }

    /// The length, and what each place may be.
    fn clock(s: &Said) -> Built {
        let lowered = s.text().to_ascii_lowercase();
        let named = lowered.split(':').map(|part| PARTS.iter().find(|known| known.0 == part));
        let parts = named.collect::<Option<Vec<_>>>().filter(|parts| parts.len() >= 2).ok_or(Fault::Other)?;
        let items = s.names()?;
        let letter = |items: &[Expr], place: usize, alphabet: &str| Rule::Letter {
            subjects: items.to_vec(),
            place,
            from_end: false,
            alphabet: alphabet.chars().collect(),
        };
        let mut rules = Vec::new();
        for item in items {
            let Expr::Path(path) = item else { return Err(Fault::Other) };
            let count = Expr::Int(3 * parts.len() as i128 - 1);
            rules.push(relation(vec![length(path)], Comparison::Equal, vec![count]));
        }
        for (k, (_, tens, ones)) in parts.iter().enumerate() {
            if k > 0 {
                rules.push(letter(items, 3 * k - 1, ":"));
            }
            rules.push(letter(items, 3 * k, tens));
            rules.push(letter(items, 3 * k + 1, ones));
        }
        // A condition is about all that stands behind it, so it comes last.
        for k in (0..parts.len()).filter(|k| parts[*k].0 == "hh") {
            for item in items {
                let one = |place: usize, alphabet: &str| letter(std::slice::from_ref(item), place, alphabet);
                rules.push(Rule::When { conditions: vec![one(3 * k, "2")], rules: vec![one(3 * k + 1, "0123")] });
            }
        }
        Ok(rules)
    }
}
