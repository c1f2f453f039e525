//! The wording that comes nearest to a line which none reads.

use super::clause;
use super::grammar::Grammar;
use super::grammar::examples;
use super::nouns::Nouns;
use super::rows::plain;
use ojkit_lines::lexer::{Kind, tokens};
use ojkit_lines::print;
use ojkit_lines::words::{RESERVED, lemma};
use ojkit_model::constraint::Constraint;
use std::collections::BTreeSet;

/// What to write instead of a line: a line of the wording that has most of its words, and the canonical form of that.
///
/// Nothing where less than half of the words of both are the same.
pub fn nearest(text: &str) -> Option<String> {
    let wanted = words(text);
    let likeness = |(row, example)| {
        let known = words(example);
        let shared = known.intersection(&wanted).filter(|word| !RESERVED.contains(&&***word)).count();
        let all = known.len() + wanted.len();
        (shared >= 2 && 4 * known.intersection(&wanted).count() >= all).then_some((2000 * shared / all, example, row))
    };
    let (_, example, row) = examples().filter(|(row, _)| !row.1.starts_with('!')).filter_map(likeness).max()?;
    let canonical = match clause::line(example, &Grammar::new([row]), &Nouns::default()) {
        Ok(rules) => print(&Constraint { text: String::new(), line: 0, rules }),
        Err(_) => plain(row.1),
    };
    Some(format!("the nearest wording is `{example}`, canonically `{canonical}`"))
}

fn words(text: &str) -> BTreeSet<String> {
    let words = tokens(text).unwrap_or_default().into_iter();
    words
        .filter_map(|word| if let Kind::Word(word) = word.kind { Some(lemma(&word).into_owned()) } else { None })
        .collect()
}
