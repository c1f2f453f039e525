//! The same list in any order, and lists of lists whose inner order may be free too.
//!
//! The shape is read from the answer, which is laid out as a solution's return value is on stdout:
//! - `T[]`: a line with the length, then a line with the elements; of strings, then a string per line;
//! - `T[][]`: a line with the number of rows, then each row as a `T[]`.
//!
//! Both are read as tokens, so an output may break its lines as it likes; only strings that hold spaces or nothing need their lines.

use super::excerpt::{excerpt, excerpt_within};
use super::tokens::Tokens;
use super::{Check, multiset};

/// A list in the shape that its text has.
enum List<'a> {
    Flat(Vec<&'a [u8]>),
    Nested(Vec<Vec<&'a [u8]>>),
}

/// How a text is cut into a list.
#[derive(Clone, Copy)]
enum Shape {
    /// A length, then as many tokens.
    Tokens,
    /// The number of rows, then per row a length and as many tokens.
    Rows,
    /// A length, then as many lines.
    Lines,
}

/// Checks that the output has the answer's elements, each as often; with `inner`, the order inside each inner list is free too.
///
/// # Errors
/// The answer is no list.
pub fn check(output: &[u8], answer: &[u8], inner: bool) -> Result<Check, String> {
    let shapes = [Shape::Tokens, Shape::Rows, Shape::Lines];
    let Some((shape, expected)) = shapes.into_iter().find_map(|s| read(answer, s).ok().map(|list| (s, list))) else {
        return Err("the answer is not a list: a length, then as many elements".to_string());
    };
    if output == answer {
        return Ok(Check::accepted());
    }
    let got = match read(output, shape) {
        Ok(list) => list,
        Err(why) => return Ok(Check::refused(why)),
    };
    Ok(match (got, expected) {
        (List::Flat(got), List::Flat(expected)) => {
            multiset::compare(&got, &expected, "element", |index| index + 1, |element| excerpt(element))
        }
        (List::Nested(mut got), List::Nested(mut expected)) => {
            if inner {
                got.iter_mut().chain(&mut expected).for_each(|row| row.sort_unstable());
            }
            multiset::compare(&got, &expected, "row", |index| index + 1, |row| show(row))
        }
        _ => unreachable!("one shape gives one form of list"),
    })
}

/// The beginning of a row, on one line.
fn show(row: &[&[u8]]) -> String {
    const ELEMENTS_MAX: usize = 10;
    let mut cells: Vec<String> = row.iter().take(ELEMENTS_MAX).map(|cell| excerpt_within(cell, 12)).collect();
    if row.len() > ELEMENTS_MAX {
        cells.push("...".to_string());
    }
    format!("[{}]", cells.join(", "))
}

fn read(text: &[u8], shape: Shape) -> Result<List<'_>, String> {
    if let Shape::Lines = shape {
        return read_lines(text).map(List::Flat);
    }
    let mut tokens = Tokens::new(text);
    let length = length(tokens.next(), text, "the list's length")?;
    let list = match shape {
        Shape::Rows => {
            let mut rows = Vec::with_capacity(length);
            for row in 1..=length {
                let what = format!("the length of row {row}");
                let length = self::length(tokens.next(), text, &what)?;
                rows.push(take(&mut tokens, length, &format!("row {row}"))?);
            }
            List::Nested(rows)
        }
        _ => List::Flat(take(&mut tokens, length, "the list")?),
    };
    match tokens.next() {
        None => Ok(list),
        Some(token) => Err(format!("{} stands behind the list's end (is a length too small?)", excerpt(token))),
    }
}

fn read_lines(text: &[u8]) -> Result<Vec<&[u8]>, String> {
    let mut lines = text.strip_suffix(b"\n").unwrap_or(text).split(|&b| b == b'\n');
    let length = length(lines.next().map(|line| line.trim_ascii()), text, "the list's length")?;
    let elements: Vec<&[u8]> = lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line)).collect();
    match elements.len() == length {
        true => Ok(elements),
        false => Err(format!("the list's length is given as {length}, but {} lines follow", elements.len())),
    }
}

fn take<'a>(tokens: &mut Tokens<'a>, length: usize, whose: &str) -> Result<Vec<&'a [u8]>, String> {
    let elements: Vec<&[u8]> = tokens.take(length).collect();
    match elements.len() == length {
        true => Ok(elements),
        false => Err(format!("the output ends after {} of {length} elements of {whose}", elements.len())),
    }
}

/// A length; one that the text could not hold is refused before memory is set aside for it.
fn length(token: Option<&[u8]>, text: &[u8], what: &str) -> Result<usize, String> {
    let Some(token) = token else { return Err(format!("the output ends where {what} should stand")) };
    let digits = std::str::from_utf8(token).ok().filter(|t| t.bytes().all(|b| b.is_ascii_digit()));
    match digits.and_then(|digits| digits.parse::<usize>().ok()) {
        Some(length) if length <= text.len() => Ok(length),
        Some(length) => Err(format!("{what} is given as {length}, more than the output holds")),
        None => Err(format!("expected {what}, got {}", excerpt(token))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_no_list_is_the_judges_error() {
        assert!(check(b"1\n5\n", b"Alice\n", false).is_err());
        assert!(check(b"1\n5\n", b"3\n1 2\n", false).is_err());
    }

    #[test]
    fn an_enormous_length_asks_for_no_memory() {
        let check = check(b"18446744073709551615\n1\n", b"1\n1\n", false).unwrap();
        assert_eq!(check.message, "the list's length is given as 18446744073709551615, more than the output holds");
    }
}
