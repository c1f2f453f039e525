use crate::{Grammar, Nouns, SyntaxError, print};

const LUCKY: (&str, &str) = ("{x} is lucky", "{names} == 7");
/// The same words for another meaning.
const UNLUCKY: (&str, &str) = ("{x} is lucky", "{names} == 13");

fn read(rows: &[(&'static str, &'static str)], line: &str) -> Result<String, SyntaxError> {
    Grammar::of(rows.iter().copied(), []).read(line, &Nouns::default()).map(|constraint| print(&constraint))
}

#[test]
fn comparisons_are_part_of_every_grammar() {
    assert_eq!(read(&[], "1 ≤ n ≤ 2 * 10^5"), Ok("1 <= n <= 2 * 10^5".to_owned()));
    assert!(read(&[], "n is lucky").is_err());
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

#[test]
fn an_arithmetic_that_cannot_be_computed_says_why() {
    let error = read(&[], "n <= 5 / 0").unwrap_err();
    assert_eq!(
        (error.message.as_str(), error.help.as_str()),
        ("division by zero", "divide by something that is not 0")
    );
    assert_eq!(read(&[], "n <= 5 / 2").unwrap_err().message, "5 / 2 is not a whole number");
}
