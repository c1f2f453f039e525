//! The same lines in any order.
//!
//! Lines are compared by their tokens, like everything the default checker sees. Blank lines count only where the answer has one
//! (an empty set among printed sets), and a blank line at the very end may be a line or none.

use super::Check;
use super::excerpt::excerpt;
use super::tokens::Tokens;
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// Checks that the output has the answer's lines, each as often.
pub fn check(output: &[u8], answer: &[u8]) -> Check {
    if output == answer {
        return Check::accepted();
    }
    let (mut got, got_blank) = lines(output);
    let (mut expected, expected_blank) = lines(answer);
    let (got_count, expected_count) = (got.len(), expected.len());
    got.sort_by(|a, b| compare(a.1, b.1));
    expected.sort_by(|a, b| compare(a.1, b.1));
    let (surplus, missing) = surplus_and_missing(&got, &expected, |a, b| compare(a.1, b.1));
    let count = match got_count == expected_count {
        true => String::new(),
        false => format!(" ({expected_count} lines expected, {got_count} in the output)"),
    };
    // The first place in the output says more to its author than the smallest line in sorting order.
    if let Some((line, text)) = surplus.iter().min_by_key(|(line, _)| line) {
        let often = match expected.binary_search_by(|other| compare(other.1, text)) {
            Ok(_) => "is there too often",
            Err(_) => "is not in the answer",
        };
        return Check::refused(format!("line {}: \"{}\" {often}{count}", line + 1, excerpt(text)));
    }
    if let Some((_, text)) = missing.iter().min_by_key(|(line, _)| line) {
        return Check::refused(format!("the line \"{}\" is missing{count}", excerpt(text)));
    }
    let apart = got_blank.end() < expected_blank.start() || expected_blank.end() < got_blank.start();
    if *expected_blank.end() > 0 && apart {
        let (expected, got) = (expected_blank.end(), got_blank.end());
        return Check::refused(format!("blank lines: expected {expected}, got {got}"));
    }
    Check::accepted()
}

/// The lines of a text that have tokens, with their numbers from 0, and how many blank ones: without and with those at the end.
fn lines(text: &[u8]) -> (Vec<(usize, &[u8])>, RangeInclusive<usize>) {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    if text.is_empty() {
        return (Vec::new(), 0..=0);
    }
    let (mut kept, mut blank, mut blank_inside) = (Vec::new(), 0, 0);
    for (number, line) in text.split(|&b| b == b'\n').enumerate() {
        if Tokens::new(line).next().is_none() {
            blank += 1;
        } else {
            kept.push((number, line.trim_ascii_end()));
            blank_inside = blank;
        }
    }
    (kept, blank_inside..=blank)
}

fn compare(a: &[u8], b: &[u8]) -> Ordering {
    if a == b { Ordering::Equal } else { Tokens::new(a).cmp(Tokens::new(b)) }
}

/// What one sorted list has more often than the other, and the other way round.
pub fn surplus_and_missing<T: Clone>(
    got: &[T],
    expected: &[T],
    compare: impl Fn(&T, &T) -> Ordering,
) -> (Vec<T>, Vec<T>) {
    let (mut surplus, mut missing) = (Vec::new(), Vec::new());
    let (mut i, mut j) = (0, 0);
    loop {
        let order = match (got.get(i), expected.get(j)) {
            (None, None) => return (surplus, missing),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(a), Some(b)) => compare(a, b),
        };
        match order {
            Ordering::Less => surplus.push(got[i].clone()),
            Ordering::Greater => missing.push(expected[j].clone()),
            Ordering::Equal => {}
        }
        i += usize::from(order != Ordering::Greater);
        j += usize::from(order != Ordering::Less);
    }
}
