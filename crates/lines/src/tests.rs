use crate::said::Phrase;
use crate::{Grammar, Nouns, SyntaxError, print};

/// A phrase that says of a number that it is 7.
const LUCKY: Phrase = ("{x} is lucky", |said| {
    let seven = ojkit_model::constraint::Expr::Int(7);
    let operators = vec![ojkit_model::constraint::Comparison::Equal];
    Ok(vec![ojkit_model::constraint::Rule::Chain { groups: vec![said.names()?.to_vec(), vec![seven]], operators }])
});

/// The same words for another meaning.
const UNLUCKY: Phrase = ("{x} is lucky", |said| {
    let thirteen = ojkit_model::constraint::Expr::Int(13);
    let operators = vec![ojkit_model::constraint::Comparison::Equal];
    Ok(vec![ojkit_model::constraint::Rule::Chain { groups: vec![said.names()?.to_vec(), vec![thirteen]], operators }])
});

fn read(phrases: &'static [Phrase], line: &str) -> Result<String, SyntaxError> {
    Grammar::new(phrases, []).read(line, &Nouns::default()).map(|constraint| print(&constraint))
}

#[test]
fn comparisons_are_part_of_every_grammar() {
    assert_eq!(read(&[], "1 ≤ n ≤ 2 * 10^5"), Ok("1 <= n <= 2 * 10^5".to_owned()));
    assert!(read(&[], "n is lucky").is_err());
}

#[test]
fn a_grammar_reads_the_phrases_that_are_handed_to_it() {
    assert_eq!(read(&[LUCKY], "n is lucky, and 1 <= m"), Ok("n == 7; 1 <= m".to_owned()));
}

#[test]
fn two_phrases_that_say_different_things_in_the_same_words_are_no_reading() {
    let error = read(&[LUCKY, UNLUCKY], "n is lucky").unwrap_err();
    assert_eq!(error.message, "this line has two readings");
}

#[test]
fn a_misspelt_word_of_a_phrase_is_named_with_its_column() {
    let error = read(&[LUCKY], "n is lukcy").unwrap_err();
    assert_eq!((error.column, error.help.as_str()), (6, "did you mean `lucky`?"));
}

#[test]
fn an_arithmetic_that_cannot_be_computed_says_why() {
    let error = read(&[], "n <= 5 / 0").unwrap_err();
    assert_eq!(
        (error.message.as_str(), error.help.as_str()),
        ("division by zero", "divide by something that is not 0")
    );
    assert_eq!(read(&[], "n <= 5 / 2").unwrap_err().message, "5 / 2 is not a whole number");
}
