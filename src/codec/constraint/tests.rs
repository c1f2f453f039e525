use super::{parse_block, parse_line, print};
use crate::model::constraint::{Comparison, Rule};

fn canonical(line: &str) -> String {
    match parse_line(line) {
        Ok(constraint) => print(&constraint),
        Err(error) => panic!("{line}: {error}"),
    }
}

fn refused(line: &str) -> super::SyntaxError {
    match parse_line(line) {
        Ok(constraint) => panic!("{line} was read as {}", print(&constraint)),
        Err(error) => error,
    }
}

#[test]
fn ways_to_write_an_interval_mean_the_same() {
    for line in [
        "1 <= n <= 100000",
        "1 ≤ n ≤ 10^5",
        "1 <= n <= 10**5",
        "1<=n<=1e5",
        "1 ≤ n ≤ 10⁵",
        "• 1 <= n <= 10^5.",
        "１ ＜＝ n ＜＝ １０^５。",
        "n is in the range [1, 10^5]",
        "n is between 1 and 10^5",
    ] {
        assert_eq!(canonical(line), "1 <= n <= 100000", "{line}");
    }
}

#[test]
fn an_error_names_the_place_where_understanding_ended() {
    let error = refused("s consists of lowercase Englsh letters");
    assert_eq!((error.column, error.width), (25, 6));
    assert!(error.help.contains("english"), "{error}");
}

#[test]
fn a_block_gives_each_line_its_number() {
    let (lines, errors) = parse_block("1 <= n\n\n  n is odd\nn is fancy\n", 7);
    assert_eq!(lines.iter().map(|line| line.line).collect::<Vec<_>>(), [7, 9]);
    assert_eq!(errors.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [10]);
}

#[test]
fn the_four_orders_are_told_apart() {
    for (line, expected) in [
        ("x is sorted in non-decreasing order", Comparison::LessEqual),
        ("x is strictly increasing", Comparison::Less),
        ("x is sorted in descending order", Comparison::GreaterEqual),
        ("x is strictly decreasing", Comparison::Greater),
    ] {
        let rules = parse_line(line).map(|constraint| constraint.rules);
        assert!(matches!(rules.as_deref(), Ok([Rule::Sorted { order, .. }]) if *order == expected), "{line}");
    }
}
