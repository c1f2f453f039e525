use crate::clause;
use crate::grammar::Grammar;
use crate::nouns::Nouns;
use ojkit_lines::{SyntaxError, print};
use ojkit_model::constraint::Constraint;

const LUCKY: (&str, &str) = ("{x} is lucky", "{names} == 7");
/// The same words for another meaning.
const UNLUCKY: (&str, &str) = ("{x} is lucky", "{names} == 13");

fn read(rows: &[(&'static str, &'static str)], line: &str) -> Result<String, SyntaxError> {
    let rules = clause::line(line, &Grammar::new(rows.iter().copied()), &Nouns::default())?;
    Ok(print(&Constraint { text: String::new(), line: 0, rules }))
}

#[test]
fn a_grammar_reads_the_rows_that_are_handed_to_it() {
    assert_eq!(read(&[LUCKY], "n is lucky, and 1 <= m"), Ok("n == 7; 1 <= m".to_owned()));
}

#[test]
fn two_rows_that_say_different_things_in_the_same_words_are_no_reading() {
    let error = read(&[LUCKY, UNLUCKY], "n is lucky").unwrap_err();
    assert_eq!(error.message, "this line has two readings");
}

#[test]
fn a_misspelt_word_of_a_phrase_is_named_with_its_column() {
    let error = read(&[LUCKY], "n is lukcy").unwrap_err();
    assert_eq!((error.column, error.help.as_str()), (6, "did you mean `lucky`?"));
}
