//! Constraint lines out of an input section in words: what stands in brackets, what is guaranteed, what texts consist of.

use super::html::formula;
use super::{LINES_MAX, Page};
use crate::package::line_of;
use std::collections::BTreeSet;

/// Words of sentences that bound something.
const BOUNDS: [&str; 7] = ["guaranteed", "assume", "exceed", "at most", "at least", "no more than", "no less than"];

impl Page {
    /// Takes the constraint lines of an input section whose formulas stand between `$`.
    pub fn take_constraints(&mut self, words: &str) {
        let mut lines: Vec<String> = Vec::new();
        for (number, inside) in words.split('$').enumerate() {
            if number % 2 == 1 && is_relation(inside) {
                // `a_1, \ldots, a_N \: (0 \leq a_i \leq 9)`
                let inside = inside.rsplit_once('(').map_or(inside, |(_, inside)| inside.trim_end_matches(')'));
                lines.extend(relations(&spoken(&formula(inside))));
            }
        }
        for sentence in words.split('\n').flat_map(|line| line.split(". ")) {
            let outside = without_brackets(sentence);
            let small = outside.to_lowercase();
            if !BOUNDS.iter().any(|word| small.contains(word)) {
                continue;
            }
            // What is promised stands behind the words that promise it.
            let promised = [" guaranteed ", " assume "].iter().find_map(|words| outside.split_once(words));
            let promised = promised.map(|(_, said)| said.strip_prefix("that ").unwrap_or(said));
            // `s is guaranteed to be ...` says it of what stands before.
            let said = promised.filter(|said| !said.starts_with("to ")).unwrap_or(&outside);
            let said = formula(said.trim().trim_end_matches('.'));
            lines.push(said);
        }
        lines.extend(texts(words));
        let mut seen = BTreeSet::new();
        lines.retain(|line| seen.insert(line.clone()));
        lines.truncate(LINES_MAX);
        self.constraints = lines;
    }
}

/// A sentence without what stands in brackets, whose formulas are lines of their own.
fn without_brackets(sentence: &str) -> String {
    let (mut out, mut depth, mut is_formula) = (String::new(), 0_usize, false);
    for letter in sentence.chars() {
        is_formula ^= letter == '$';
        match letter {
            '(' if !is_formula => depth += 1,
            ')' if !is_formula && depth > 0 => depth -= 1,
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    line_of(&out)
}

fn is_relation(formula: &str) -> bool {
    let signs = ["<", ">", "≤", "≥", "≠", "\\le", "\\ge", "\\ne", "\\lt", "\\gt"];
    signs.iter().any(|sign| formula.contains(sign)) && !formula.trim_start().starts_with("\\ldots")
}

/// A list from the first to the last as any of its items: `a_1, ..., a_n <= 9` is `a_i <= 9`.
fn spoken(formula: &str) -> String {
    let dots = |piece: &str| matches!(piece.trim(), "\\ldots" | "\\dots" | "..." | "…");
    let pieces: Vec<&str> = formula.split(',').collect();
    let Some(at) = pieces.iter().position(|piece| dots(piece)) else { return formula.to_owned() };
    let (Some(last), true) = (pieces.get(at + 1), at > 0) else { return formula.to_owned() };
    let base = pieces[at - 1].trim().split('_').next().unwrap_or_default();
    let base = base.rsplit(' ').next().unwrap_or_default();
    let before = pieces[0].rsplit_once(base).map_or("", |(before, _)| before);
    let after =
        last.trim_start().strip_prefix(base).map_or("", |rest| rest.split_once(' ').map_or("", |(_, after)| after));
    let rest: String = pieces[at + 2..].iter().map(|piece| format!(",{piece}")).collect();
    format!("{before}{base}_i {after}{rest}").trim().to_owned()
}

/// A formula as lines: `1 <= n <= 10, 1 <= m <= 5` are two, `1 <= a_i, b_i <= n` is one.
fn relations(formula: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut open = String::new();
    for piece in formula.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty()) {
        if !open.is_empty() {
            open.push_str(", ");
        }
        open.push_str(piece);
        let orders = open.matches(['<', '>', '≤', '≥']).count();
        if orders >= 2 || piece.contains("!=") || piece.contains('≠') {
            lines.push(std::mem::take(&mut open));
        }
    }
    lines.extend(Some(open).filter(|open| !open.is_empty()));
    lines
}

/// `a string $s$ of length $n$ consisting of lowercase English letters`, as lines.
fn texts(words: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for sentence in words.split('\n').flat_map(|line| line.split(". ")) {
        let Some((_, rest)) = sentence.split_once("string $").or_else(|| sentence.split_once("word $")) else {
            continue;
        };
        let Some((name, rest)) = rest.split_once('$') else { continue };
        let rest = rest.trim_end_matches('.');
        if let Some(length) = rest.strip_prefix(" of length $").and_then(|rest| rest.split('$').next())
            && !is_relation(length)
        {
            lines.push(format!("{name}.length == {}", formula(length)));
        }
        if let Some((_, letters)) = rest.split_once("consisting of ").or_else(|| rest.split_once("consists of ")) {
            let letters = letters.split([',', '(', '—', ';']).next().unwrap_or_default();
            let letters = letters.trim_start_matches("only ").trim_end_matches(" only").trim();
            lines.push(formula(&format!("{name} consists of {}", letters.replace("Latin", "English"))));
        }
    }
    lines
}
