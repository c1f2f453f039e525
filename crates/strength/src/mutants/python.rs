//! Python: one logical line at a time. A mutant is a text of its own, so that every change is as a person would write it.

use super::Operator;
use super::changes::{Change, changes, closing, outside};
use super::lexer::{Kind, Token, Tongue};
use super::sites::Sites;
use std::collections::BTreeSet;
use std::ops::Range;

/// Tokens up to the end of a line that no bracket keeps open, and how far it is indented.
struct Line {
    tokens: Range<usize>,
    indent: usize,
}

/// Lines that begin so say nothing that is computed, or print.
const LEFT_ALONE: [&str; 13] =
    ["import", "from", "class", "def", "async", "@", "global", "nonlocal", "print", "pass", "raise", "assert", "del"];
/// Lines that begin so have a condition.
const CONDITIONS: [&str; 3] = ["if", "elif", "while"];

fn lines(source: &str, all: &[Token]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let (mut depth, mut end) = (0i32, 0);
    for (at, token) in all.iter().enumerate() {
        let begins = depth <= 0 && (at == 0 || source[end..token.range.start].replace("\\\n", "").contains('\n'));
        match lines.last_mut().filter(|_| !begins) {
            Some(line) => line.tokens.end = at + 1,
            None => {
                let start = source[..token.range.start].rfind('\n').map_or(0, |at| at + 1);
                let indent =
                    if source[start..token.range.start].trim().is_empty() { token.range.start - start } else { 0 };
                lines.push(Line { tokens: at..at + 1, indent });
            }
        }
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        end = token.range.end;
    }
    lines
}

/// Words of lines in a program that read its input, or decide whether it runs at all.
const READING: [&str; 5] = ["input", "stdin", "open", "__name__", "main"];

/// Adds the mutants of all functions; of a program, of the lines outside of functions too.
pub(super) fn mutants(source: &str, all: &[Token], is_program: bool, sites: &mut Sites) {
    let lines = lines(source, all);
    let mut met: BTreeSet<&str> = BTreeSet::new();
    let mut function: Option<usize> = None;
    for (number, line) in lines.iter().enumerate() {
        let text = |at: usize| if line.tokens.contains(&at) { all[at].text } else { "" };
        let (from, to) = (line.tokens.start, line.tokens.end);
        if function.is_some_and(|indent| line.indent <= indent) {
            function = None;
        }
        let first = text(from);
        if first == "def" && function.is_none() {
            function = Some(line.indent);
            met.clear();
        }
        let is_text = to == from + 1 && all[from].kind == Kind::Literal;
        let is_reading = is_program && line.tokens.clone().any(|at| READING.contains(&all[at].text));
        if (function.is_none() && !is_program) || is_reading || LEFT_ALONE.contains(&first) || is_text {
            continue;
        }
        let mut found = Vec::new();
        changes(source, all, line.tokens.clone(), Tongue::Python, &mut found);
        ranges(source, all, &line.tokens, &mut found);
        let header = header(all, &line.tokens);
        if let Some(colon) = header {
            if CONDITIONS.contains(&first) && colon > from + 1 {
                let whole = all[from + 1].range.start..all[colon - 1].range.end;
                let with = format!("not ({})", &source[whole.clone()]);
                found.push(Change::new(Operator::Negation, whole, with));
            }
            items(source, all, from..colon, &mut found);
            if matches!(first, "for" | "while") && colon + 1 == to {
                found.extend(early_break(source, all, &lines, number));
            }
        } else if is_dropped(all, &line.tokens, &met) {
            let whole = all[from].range.start..all[to - 1].range.end;
            found.push(Change::new(Operator::Statement, whole, "pass"));
        }
        met.extend(line.tokens.clone().filter(|&at| all[at].kind == Kind::Word).map(|at| all[at].text));
        for Change { operator, range, with } in found {
            sites.add(operator, (range, with), Vec::new());
        }
    }
}

/// The colon behind which the body of a line begins; none where it is no header.
fn header(all: &[Token], tokens: &Range<usize>) -> Option<usize> {
    let words = ["if", "elif", "else", "while", "for", "with", "try", "except", "finally", "match", "case"];
    if !words.contains(&all[tokens.start].text) {
        return None;
    }
    let mut lambdas = 0;
    outside(all, tokens.clone()).find(|&at| {
        match all[at].text {
            "lambda" => lambdas += 1,
            ":" if lambdas > 0 => lambdas -= 1,
            text => return text == ":",
        }
        false
    })
}

/// Whether a statement may be missing without a name being unknown: a call, a change of something that is there.
fn is_dropped(all: &[Token], tokens: &Range<usize>, met: &BTreeSet<&str>) -> bool {
    let text = |at: usize| if tokens.contains(&at) { all[at].text } else { "" };
    let from = tokens.start;
    if matches!(text(from), "break" | "continue") {
        return true;
    }
    if matches!(text(from), "return" | "yield") || tokens.clone().any(|at| text(at) == ";") {
        return false;
    }
    match outside(all, tokens.clone()).find(|&at| text(at) == "=") {
        // Every name on the left has stood somewhere before.
        Some(equals) => (from..equals).all(|at| all[at].kind != Kind::Word || met.contains(text(at))),
        None => tokens.clone().any(|at| text(at) == "(" || (text(at).len() > 1 && text(at).ends_with('='))),
    }
}

/// A range that begins or ends one off.
fn ranges(source: &str, all: &[Token], tokens: &Range<usize>, found: &mut Vec<Change>) {
    for at in tokens.clone() {
        if all[at].text != "range" || all.get(at + 1).is_none_or(|next| next.text != "(") {
            continue;
        }
        let Some(close) = closing(all, at + 1, tokens.end).filter(|&close| close > at + 2) else { continue };
        let commas: Vec<usize> = outside(all, at + 2..close).filter(|&at| all[at].text == ",").collect();
        let end = all[*commas.get(1).unwrap_or(&close)].range.start;
        let begin = commas.first().map_or(all[at + 1].range.end, |&comma| all[comma].range.end);
        // A plain number is changed as a constant.
        if source[begin..end].trim().parse::<u64>().is_err() {
            found.push(Change::new(Operator::Bound, end..end, " - 1"));
            found.push(Change::new(Operator::Bound, end..end, " + 1"));
        }
        if commas.is_empty() {
            found.push(Change::new(Operator::Bound, begin..begin, "1, "));
        }
    }
}

/// A loop that misses the first or the last of what it runs through.
fn items(source: &str, all: &[Token], tokens: Range<usize>, found: &mut Vec<Change>) {
    if all[tokens.start].text != "for" {
        return;
    }
    let Some(word) = tokens.clone().find(|&at| all[at].text == "in") else { return };
    let counted = all.get(word + 1).is_some_and(|next| matches!(next.text, "range" | "count"));
    if word + 1 >= tokens.end || counted {
        return;
    }
    let whole = all[word + 1].range.start..all[tokens.end - 1].range.end;
    let own = &source[whole.clone()];
    // Without brackets a tuple would be taken for several arguments.
    for part in ["[1:]", "[:-1]"] {
        found.push(Change::new(Operator::Items, whole.clone(), format!("list(({own})){part}")));
    }
}

/// A loop that ends after its first step: a line behind the last one of its body.
fn early_break(source: &str, all: &[Token], lines: &[Line], number: usize) -> Option<Change> {
    let body = lines.get(number + 1).filter(|line| line.indent > lines[number].indent)?;
    let inside = lines[number + 1..].iter().take_while(|line| line.indent > lines[number].indent);
    let last = all[inside.last()?.tokens.end - 1].range.end;
    let start = source[..all[body.tokens.start].range.start].rfind('\n').map_or(0, |at| at + 1);
    let indent = &source[start..all[body.tokens.start].range.start];
    // A comment may end the line.
    let end = source[last..].find('\n').map_or(source.len(), |at| last + at);
    Some(Change::new(Operator::Break, end..end, format!("\n{indent}break")))
}
