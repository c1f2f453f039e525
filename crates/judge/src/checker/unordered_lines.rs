//! The same lines in any order.
//!
//! Lines are compared by their tokens, like everything the default checker sees. Blank lines count only where the answer has one
//! (an empty set among printed sets), and a blank line at the very end may be a line or none.

use super::excerpt::excerpt;
use super::tokens::{Tokens, is_space};
use super::{Check, multiset};
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// Checks that the output has the answer's lines, each as often.
pub fn check(output: &[u8], answer: &[u8]) -> Check {
    if output == answer {
        return Check::accepted();
    }
    let (got, expected) = (Lines::of(output), Lines::of(answer));
    let show = |line: &Cow<[u8]>| format!("\"{}\"", excerpt(line));
    let check = multiset::compare(&got.texts, &expected.texts, "line", |index| got.numbers[index], show);
    let apart = got.blank.end() < expected.blank.start() || expected.blank.end() < got.blank.start();
    if check.is_accepted() && *expected.blank.end() > 0 && apart {
        let (expected, got) = (expected.blank.end(), got.blank.end());
        return Check::refused(format!("blank lines: expected {expected}, got {got}"));
    }
    check
}

struct Lines<'a> {
    /// The lines that have tokens, with one space between these.
    texts: Vec<Cow<'a, [u8]>>,
    /// Their line numbers, from 1.
    numbers: Vec<usize>,
    /// How many lines are blank: without those at the end, and with them.
    blank: RangeInclusive<usize>,
}

impl Lines<'_> {
    fn of(text: &[u8]) -> Lines<'_> {
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let (mut texts, mut numbers, mut blank, mut blank_inside) = (Vec::new(), Vec::new(), 0, 0);
        let lines = text.split(|&b| b == b'\n').take(if text.is_empty() { 0 } else { usize::MAX });
        for (line, number) in lines.zip(1..) {
            let line = normal(line);
            if line.is_empty() {
                blank += 1;
            } else {
                texts.push(line);
                numbers.push(number);
                blank_inside = blank;
            }
        }
        Lines { texts, numbers, blank: blank_inside..=blank }
    }
}

/// The tokens with one space between them; copied only where the line is not so already.
fn normal(line: &[u8]) -> Cow<'_, [u8]> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let mut before = b' ';
    let plain = line.iter().all(|&b| {
        let odd = is_space(b) && (b != b' ' || before == b' ');
        before = b;
        !odd
    });
    if plain && (line.is_empty() || before != b' ') {
        return Cow::Borrowed(line);
    }
    Cow::Owned(Tokens::new(line).collect::<Vec<_>>().join(&b' '))
}
