//! A change as lines that a person reads.

use std::ops::Range;

const LINE_CHARS_MAX: usize = 160;
/// So much of a long line stands before the change.
const CHARS_AROUND: usize = 40;
/// More lines on one side are left out.
const LINES_MAX: usize = 12;

/// The number of the line that a byte is in, from 1.
pub(super) fn line_of(source: &str, at: usize) -> usize {
    source.as_bytes()[..at].iter().filter(|&&b| b == b'\n').count() + 1
}

/// The lines around a change, before and after it.
pub(super) fn lines(source: &str, range: &Range<usize>, with: &str) -> String {
    let start = source[..range.start].rfind('\n').map_or(0, |i| i + 1);
    let end = source[range.end..].find('\n').map_or(source.len(), |i| range.end + i);
    let before = &source[start..end];
    let after = format!("{}{with}{}", &source[start..range.start], &source[range.end..end]);
    let indent = before.len() - before.trim_start().len();
    // A long line is shown around the change.
    let at = source[start + indent.min(range.start - start)..range.start].chars().count();
    let skipped = if at + CHARS_AROUND > LINE_CHARS_MAX { at - CHARS_AROUND } else { 0 };
    let side = |text: &str, sign: char| {
        let mut lines: Vec<String> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(number, line)| {
                let own = line.len() - line.trim_start().len();
                let (skipped, dots) = if number == 0 && skipped > 0 { (skipped, "...") } else { (0, "") };
                let line = line[own.min(indent)..].trim_end();
                let shown: String = line.chars().skip(skipped).take(LINE_CHARS_MAX).collect();
                format!("{sign} {dots}{shown}\n")
            })
            .collect();
        if lines.len() > LINES_MAX {
            lines.truncate(LINES_MAX);
            lines.push(format!("{sign} ...\n"));
        }
        lines
    };
    let (mut minus, mut plus) = (side(before, '-'), side(&after, '+'));
    // Lines that both sides share at an end say nothing.
    while minus.len() > 1 && plus.last().is_some_and(|p| minus.last().is_some_and(|m| m[1..] == p[1..])) {
        minus.pop();
        plus.pop();
    }
    while minus.len() > 1 && plus.first().is_some_and(|p| minus[0][1..] == p[1..]) {
        minus.remove(0);
        plus.remove(0);
    }
    minus.concat() + &plus.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_shown_around_its_change() {
        let source = format!("  let far = {} + 17;\n", vec!["1"; 200].join(" + "));
        let at = source.find("17").unwrap();
        let shown = lines(&source, &(at..at + 2), "18");
        let sides: Vec<&str> = shown.lines().collect();
        assert!(sides[0].starts_with("- ...") && sides[0].ends_with("1 + 17;"), "{shown}");
        assert!(sides[1].starts_with("+ ...") && sides[1].ends_with("1 + 18;"), "{shown}");
    }
}
