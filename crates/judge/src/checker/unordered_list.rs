//! The same list in any order, and lists of lists whose order is free outside, inside, or both.
//!
//! The shape is read from the answer, which is laid out as a solution's return value is on stdout:
//! - `T[]`: a line with the length, then a line with the elements; of strings, then a string per line;
//! - `T[][]`: a line with the number of rows, then each row as a `T[]`.
//!
//! All are read as tokens, so an output may break its lines as it likes; only strings that hold spaces or nothing need their lines.

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
    /// The number of rows, then per row a line with a length and as many lines.
    RowsOfLines,
}

/// Checks that the output has the answer's elements, each as often: in any order with `outer`, and in any order inside each inner list with `inner`.
pub fn check(output: &[u8], answer: &[u8], outer: bool, inner: bool) -> Result<Check, String> {
    let shapes = [Shape::Tokens, Shape::Rows, Shape::Lines, Shape::RowsOfLines];
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
        (List::Flat(got), List::Flat(expected)) if !outer => {
            in_order(&got, &expected, "element", |element| excerpt(element))
        }
        (List::Flat(got), List::Flat(expected)) => {
            multiset::compare(&got, &expected, "element", |index| index + 1, |element| excerpt(element))
        }
        (List::Nested(mut got), List::Nested(mut expected)) => {
            if inner {
                got.iter_mut().chain(&mut expected).for_each(|row| row.sort_unstable());
            }
            let mut check = match outer {
                true => multiset::compare(&got, &expected, "row", |index| index + 1, |row| show(row)),
                false => in_order(&got, &expected, "row", |row| show(row)),
            };
            if check.is_refused() && !inner && outer {
                got.iter_mut().chain(&mut expected).for_each(|row| row.sort_unstable());
                if multiset::compare(&got, &expected, "", |index| index, |_| String::new()).is_accepted() {
                    check.message.push_str("; it would be if the order inside rows were free (`inner: true`)");
                }
            }
            check
        }
        _ => unreachable!("one shape gives one form of list"),
    })
}

/// Compares item by item.
fn in_order<T: Eq>(got: &[T], expected: &[T], noun: &str, show: impl Fn(&T) -> String) -> Check {
    if let Some(at) = got.iter().zip(expected).position(|(got, expected)| got != expected) {
        let (expected, got) = (show(&expected[at]), show(&got[at]));
        return Check::refused(format!("{noun} {}: expected {expected}, got {got}", at + 1));
    }
    match got.len() == expected.len() {
        true => Check::accepted(),
        false => Check::refused(format!("{} {noun}s expected, {} in the output", expected.len(), got.len())),
    }
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
    match shape {
        Shape::Lines => return read_lines(text).map(List::Flat),
        Shape::RowsOfLines => return read_rows_of_lines(text).map(List::Nested),
        Shape::Tokens | Shape::Rows => {}
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
        Some(token) => Err(format!("{} follows the end of the list (is a length too small?)", excerpt(token))),
    }
}

fn read_lines(text: &[u8]) -> Result<Vec<&[u8]>, String> {
    let mut lines = lines(text);
    let length = length(lines.next().map(<[u8]>::trim_ascii), text, "the list's length")?;
    let elements: Vec<&[u8]> = lines.collect();
    match elements.len() == length {
        true => Ok(elements),
        false => Err(format!("the list's length is given as {length}, but {} lines follow", elements.len())),
    }
}

fn read_rows_of_lines(text: &[u8]) -> Result<Vec<Vec<&[u8]>>, String> {
    let mut lines = lines(text);
    let count = length(lines.next().map(<[u8]>::trim_ascii), text, "the list's length")?;
    let mut rows = Vec::with_capacity(count);
    for row in 1..=count {
        let length = length(lines.next().map(<[u8]>::trim_ascii), text, &format!("the length of row {row}"))?;
        let elements: Vec<&[u8]> = lines.by_ref().take(length).collect();
        if elements.len() < length {
            return Err(format!("the output ends after {} of {length} elements of row {row}", elements.len()));
        }
        rows.push(elements);
    }
    match lines.next() {
        None => Ok(rows),
        Some(line) => Err(format!("{} follows the end of the list (is a length too small?)", excerpt(line))),
    }
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = text.strip_suffix(b"\n").unwrap_or(text).split(|&b| b == b'\n');
    lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line))
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
    let Some(token) = token else { return Err(format!("the output ends where {what} was expected")) };
    let digits = std::str::from_utf8(token).ok().filter(|t| t.bytes().all(|b| b.is_ascii_digit()));
    match digits.and_then(|digits| digits.parse::<usize>().ok()) {
        Some(length) if length <= text.len() => Ok(length),
        Some(length) => Err(format!("{what} is given as {length}, more than the output holds")),
        None => Err(format!("expected {what}, got {}", excerpt(token))),
    }
}
