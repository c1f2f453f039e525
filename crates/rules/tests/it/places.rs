//! Where in the text of an input a value is.

use crate::samples::*;
use ojkit_model::input::{Input, Part, Place};
use ojkit_model::signature::Type;
use ojkit_rules::stdin::{Format, Position};
use proptest::prelude::*;

/// The text at a place, with its line and column.
fn at(format: &Format, text: &str, field: usize, part: Part) -> (usize, usize, String) {
    at_repeat(format, text, None, field, part)
}

fn at_repeat(format: &Format, text: &str, repeat: Option<usize>, field: usize, part: Part) -> (usize, usize, String) {
    let Position { line, column, width } = format.locate(text.as_bytes(), &Place { repeat, field, part });
    let row = text.lines().nth(line - 1).unwrap_or("");
    (line, column, row.chars().skip(column - 1).take(width).collect())
}

fn length_of(level: usize, index: usize) -> Part {
    Part::Length { level, index }
}

#[test]
fn cells_and_lengths_have_tokens_in_the_default_layout() {
    let roads = rows(vec![("", vec![column("u", Type::Integer), column("w", Type::String)])]);
    let parameters = vec![
        parameter("k", Type::Integer),
        parameter("a", array(Type::Integer)),
        parameter("x", array(array(Type::Integer))),
        parameter("s", array(Type::String)),
        parameter("roads", roads),
    ];
    let format = format(&problem(parameters, vec![]));
    let text = "5\n3\n10 20 30\n2\n1\n7\n2\n8 9\n2\nab\ncde\n1\n4 xyz\n";
    round(&format, text);
    for (field, part, expected) in [
        (0, Part::Cell(0), (1, 1, "5")),
        (1, length_of(0, 0), (2, 1, "3")),
        (1, Part::Cell(1), (3, 4, "20")),
        (2, length_of(0, 0), (4, 1, "2")),
        (2, length_of(1, 1), (7, 1, "2")),
        (2, Part::Cell(2), (8, 3, "9")),
        (3, length_of(0, 0), (9, 1, "2")),
        (3, length_of(1, 1), (11, 1, "cde")),
        (3, Part::Cell(3), (11, 2, "d")),
        (4, length_of(0, 0), (12, 1, "1")),
        (5, length_of(0, 0), (12, 1, "1")),
        (4, Part::Cell(0), (13, 1, "4")),
        (5, length_of(1, 0), (13, 3, "xyz")),
        (5, Part::Cell(2), (13, 5, "z")),
    ] {
        let (line, column, token) = expected;
        assert_eq!(at(&format, text, field, part), (line, column, token.to_string()), "{field} {part:?}");
    }
}

#[test]
fn the_width_of_a_matrix_is_in_its_header() {
    let format = format(&problem(vec![parameter("x", array(array(Type::Integer)))], vec![(inner("x"), name("m"))]));
    assert_eq!(at(&format, "2 3\n1 2 3\n4 5 6\n", 0, length_of(1, 1)), (1, 3, "3".to_string()));
}

#[test]
fn a_length_that_a_name_says_is_found_at_the_name() {
    let parameters = vec![parameter("a", array(Type::Integer)), parameter("b", array(Type::Integer))];
    let layout = with_layout(problem(parameters, vec![(length("a"), name("n"))]), "T\nrepeat T:\n  n\n  a\n  b\n");
    let format = format(&layout);
    let text = "2\n1\n7\n5 6\n0\n\n8\n";
    round(&format, text);
    for (repeat, field, part, expected) in [
        (None, 0, Part::Repeats, (1, 1, "2")),
        (Some(0), 0, length_of(0, 0), (2, 1, "1")),
        (Some(1), 0, length_of(0, 0), (5, 1, "0")),
        (Some(0), 1, length_of(0, 0), (4, 1, "5 6")),
        (Some(1), 1, Part::Cell(0), (7, 1, "8")),
        (Some(0), 1, Part::Cell(1), (4, 3, "6")),
    ] {
        let (line, column, token) = expected;
        assert_eq!(
            at_repeat(&format, text, repeat, field, part),
            (line, column, token.to_string()),
            "{repeat:?} {field} {part:?}"
        );
    }
}

#[test]
fn grid_cells_are_found_inside_their_line() {
    let parameters = vec![parameter("g", array(array(Type::Character)))];
    let layout = with_layout(problem(parameters, vec![(length("g"), name("h")), (inner("g"), name("w"))]), "h w\ng\n");
    let format = format(&layout);
    for (part, expected) in
        [(Part::Cell(4), (3, 2, "x")), (length_of(0, 0), (1, 1, "2")), (length_of(1, 1), (1, 3, "3"))]
    {
        let (line, column, token) = expected;
        assert_eq!(at(&format, "2 3\n...\n.x.\n", 0, part), (line, column, token.to_string()));
    }
}

#[test]
fn a_place_that_the_text_does_not_have_is_its_end() {
    let format = format(&problem(vec![parameter("a", array(Type::Integer))], vec![]));
    assert_eq!(at(&format, "1\n5\n", 7, Part::Cell(0)), (3, 1, String::new()));
}

#[test]
fn near_misses_of_a_list_name_what_was_done() {
    let format = format(&problem(vec![parameter("a", array(Type::Integer))], vec![]));
    let misses = format.near_misses(b"2\n0 -7\n");
    for (reason, text) in [
        ("a token is missing", "2\n0\n"),
        ("a token too many", "2\n0 -7 -7\n"),
        ("a doubled space", "2\n0  -7\n"),
        ("a tab between tokens", "2\n0\t-7\n"),
        ("a space at the start of a line", "2\n 0 -7\n"),
        ("a space at the end of a line", "2\n0 -7 \n"),
        ("CR LF at every line", "2\r\n0 -7\r\n"),
        ("no final newline", "2\n0 -7"),
        ("two final newlines", "2\n0 -7\n\n"),
        ("a plus sign", "2\n+0 -7\n"),
        ("a leading zero", "2\n0 -07\n"),
        ("minus zero", "2\n-0 -7\n"),
        ("a byte-order mark", "\u{feff}2\n0 -7\n"),
        ("a NUL byte at the start", "\u{0}2\n0 -7\n"),
        ("two lines joined", "2 0 -7\n"),
        ("a line split", "2\n0\n-7\n"),
        ("a number past 64 bits", "2\n0 9223372036854775808\n"),
    ] {
        assert!(misses.contains(&(reason, text.as_bytes().to_vec())), "{reason}");
    }
    assert!(format.near_misses(b"no input").is_empty());
}

#[test]
fn near_misses_of_a_long_text_stay_small() {
    let format = format(&problem(vec![parameter("a", array(Type::Integer))], vec![]));
    let text = format!("100000\n{}\n", vec!["123456789"; 100_000].join(" "));
    let total: usize = format.near_misses(text.as_bytes()).iter().map(|(_, miss)| miss.len()).sum();
    assert!(total < 64 * text.len(), "{total}");
}

proptest! {
    #[test]
    fn every_cell_is_found_at_its_token(cells in prop::collection::vec(any::<i64>(), 1..20)) {
        let format = format(&problem(vec![parameter("a", array(Type::Integer))], vec![]));
        let input = Input { fields: vec![ojkit_model::input::Value::list(cells.clone())], repeats: vec![] };
        let text = write(&format, &input);
        for (index, cell) in cells.iter().enumerate() {
            prop_assert_eq!(at(&format, &text, 0, Part::Cell(index)).2, cell.to_string());
        }
    }
}
