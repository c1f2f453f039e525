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

/// How people write it.
pub(crate) mod phrases {
    use crate::forms::distinct::phrases::has_distinct;

    use ojkit_lines::Noun;
    use ojkit_lines::said::Phrase;
    use ojkit_lines::said::{Built, Fault, Said};
    use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Rule};
    use ojkit_model::signature::Type;

    pub const PHRASES: &[Phrase] = &[
        ("{x} contains only {letters} and exactly/only one {class}", with_one),
        ("each/every string/word of/in {names} {consists} {letters} only?", of_each),
        ("each/every word only? {consists} {letters} {the_text}", of_words),
        ("each/every word only? {consists} {letters} {the_text} and is non-empty", of_words),
        ("{x} {consists} pairwise? unique/distinct/different {letters} only?", |s| {
            Ok([made_of(s)?, has_distinct(s)?].concat())
        }),
        ("{x} {consists} character with ascii value {within}", in_ascii),
    ];

    fn in_ascii(s: &Said) -> Built {
        match s.range()? {
            (Expr::Int(first @ 32..=126), Expr::Int(last @ 32..=126), Comparison::LessEqual) => {
                of(s, (first as u8..=last as u8).map(char::from).collect())
            }
            _ => Err(Fault::Other),
        }
    }

    fn of(s: &Said, alphabet: Vec<char>) -> Built {
        Ok(vec![Rule::Alphabet { subjects: s.texts()?, alphabet }])
    }

    fn of_each(s: &Said) -> Built {
        let are_arrays = |one: &Expr| matches!(one, Expr::Path(path) if s.nouns().type_of(path).is_some_and(|ty| ty.depth() > 0 && ty != Type::String));
        let subjects = s.list()?;
        if !subjects.iter().all(are_arrays) {
            return Err(Fault::Other);
        }
        Ok(vec![Rule::Alphabet { subjects, alphabet: s.letters()? }])
    }

    /// Between the words of a text stand spaces.
    fn of_words(s: &Said) -> Built {
        let mut alphabet = s.letters()?;
        if s.nouns().only(Noun::Words).is_some() || alphabet.contains(&' ') {
            return Err(Fault::Other);
        }
        alphabet.insert(alphabet.partition_point(|&letter| letter < ' '), ' ');
        Ok(vec![Rule::Alphabet { subjects: vec![s.named(0)?], alphabet }])
    }

    /// One kind of letters, and another letter once.
    fn with_one(s: &Said) -> Built {
        let mut alphabet = s.letters()?;
        let one = s.second_letters()?;
        if one.iter().any(|letter| alphabet.contains(letter)) {
            return Err(Fault::Other);
        }
        alphabet.extend(&one);
        alphabet.sort_unstable();
        let what = Counted::Values(one.iter().map(|letter| Literal::Text(letter.to_string())).collect());
        let texts = s.texts()?;
        let once = texts.iter().map(|subject| Rule::Count {
            subject: subject.clone(),
            what: what.clone(),
            operator: Comparison::Equal,
            bound: Expr::Int(1),
        });
        Ok(once.chain([Rule::Alphabet { subjects: texts.clone(), alphabet }]).collect())
    }

    fn made_of(s: &Said) -> Built {
        of(s, s.letters()?)
    }
}
