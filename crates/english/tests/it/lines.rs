//! Lines in the canonical language, and where others are refused.

use ojkit_lines::{Grammar, SyntaxError, print};
use ojkit_model::constraint::Constraint;

fn read(line: &str) -> Result<String, SyntaxError> {
    let rules = Grammar::new(["{} is lucky with {}"]).read(line)?;
    Ok(print(&Constraint { text: String::new(), line: 0, rules }))
}

#[test]
fn comparisons_and_the_sentences_that_are_handed_to_it_are_a_language() {
    assert_eq!(read("1 ≤ n ≤ 2 * 10^5; n is lucky with m"), Ok("1 <= n <= 2 * 10^5; n is lucky with m".to_owned()));
    assert!(read("n is lucky").is_err());
}

#[test]
fn a_line_in_no_canonical_form_is_refused_where_understanding_ended() {
    let error = read("1 <= n; n is unlucky with m").unwrap_err();
    assert_eq!((error.column, error.message.as_str()), (14, "`unlucky` is not understood here"));
}

#[test]
fn an_arithmetic_that_cannot_be_computed_says_why() {
    let error = read("n <= 5 / 0").unwrap_err();
    assert_eq!(
        (error.message.as_str(), error.help.as_str()),
        ("division by zero", "divide by something that is not 0")
    );
    assert_eq!(read("n <= 5 / 2").unwrap_err().message, "5 / 2 is not a whole number");
}
