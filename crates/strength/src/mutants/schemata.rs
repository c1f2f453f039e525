//! All mutants of a file as one program, which is told at its start which of them to be.
//!
//! Every place asks for the mutant's number, and every alternative has lines of its own, so that a compiler's message names it. In Rust a place is a
//! `match`, and the source's own text comes first in it, so that the other arms have to agree with its types and not the other way round; in C++ and
//! Java that text comes last.

use super::lexer::Tongue;
use super::{Form, Mutant, Place};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// One error of the compiler's.
pub(super) struct Message {
    /// The line it is about; 0 where only others are named.
    pub line: usize,
    /// Other lines that it shows.
    pub shown: Vec<usize>,
}

/// A program of mutants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schemata {
    /// The text of the program; with the number of a mutant as its first argument it is that mutant, with 0 or none the source.
    pub text: String,
    /// Lines (from 1, both ends in) of the arms of each mutant.
    pub(super) arms: Vec<(Range<usize>, u32)>,
    /// Lines of whole places, with their mutants, outer places first.
    pub(super) places: Vec<(Range<usize>, Vec<u32>)>,
}

impl Schemata {
    /// The program of those mutants whose index is in `chosen`; a mutant's number is its index and 1.
    pub fn new(source: &str, tongue: Tongue, mutants: &[Mutant], chosen: &BTreeSet<usize>) -> Schemata {
        // What a loop runs through is switched around every other switch of the same text.
        let mut nodes: BTreeMap<(usize, Reverse<usize>, bool), Arms> = BTreeMap::new();
        for (index, mutant) in mutants.iter().enumerate().filter(|(index, _)| chosen.contains(index)) {
            for place in &mutant.places {
                let key = (place.range.start, Reverse(place.range.end), place.form != Form::Items);
                nodes.entry(key).or_default().push((index as u32 + 1, place));
            }
        }
        let nodes: Vec<(Range<usize>, Arms)> =
            nodes.into_iter().map(|((start, Reverse(end), _), arms)| (start..end, arms)).collect();
        let (text, arms, places) = (String::new(), Vec::new(), Vec::new());
        let mut writer = Writer { source, tongue, nodes: &nodes, next: 0, line: 1, text, arms, places };
        writer.copy(0..source.len());
        let Writer { text, arms, places, .. } = writer;
        Schemata { text, arms, places }
    }

    /// The indices of mutants that a compiler's message at this line, which shows these other lines too, is about; none where it is
    /// about nothing of theirs.
    pub fn blamed(&self, line: usize, shown: &[usize]) -> BTreeSet<usize> {
        let of_arms = |wanted: &[usize]| -> BTreeSet<usize> {
            let arms = self.arms.iter().filter(|(lines, _)| wanted.iter().any(|line| lines.contains(line)));
            arms.map(|(_, number)| *number as usize - 1).collect()
        };
        let exact = of_arms(&[line]);
        if !exact.is_empty() {
            return exact;
        }
        let near = of_arms(shown);
        if !near.is_empty() {
            return near;
        }
        let around = |line: &usize| self.places.iter().rev().find(|(lines, _)| lines.contains(line));
        let place = around(&line).or_else(|| shown.iter().find_map(around));
        place.map(|(_, numbers)| numbers.iter().map(|&number| number as usize - 1).collect()).unwrap_or_default()
    }
}

/// The alternatives of a place, with the numbers of their mutants.
type Arms<'a> = Vec<(u32, &'a Place)>;

struct Writer<'a> {
    source: &'a str,
    tongue: Tongue,
    nodes: &'a [(Range<usize>, Arms<'a>)],
    /// The next node to write.
    next: usize,
    line: usize,
    text: String,
    arms: Vec<(Range<usize>, u32)>,
    places: Vec<(Range<usize>, Vec<u32>)>,
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.line += text.bytes().filter(|&b| b == b'\n').count();
        self.text.push_str(text);
    }

    /// Writes a piece of the source with the places in it.
    fn copy(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while let Some((inner, arms)) = self.nodes.get(self.next)
            && inner.end <= range.end
        {
            self.next += 1;
            // In C++ and Java a place within another is written with it.
            if inner.start < at {
                continue;
            }
            let source = self.source;
            self.put(&source[at..inner.start]);
            self.place(inner.clone(), arms);
            at = inner.end;
        }
        let source = self.source;
        self.put(&source[at..range.end]);
    }

    fn place(&mut self, range: Range<usize>, arms: &[(u32, &Place)]) {
        let numbers: Vec<u32> = arms.iter().map(|(number, _)| *number).collect();
        let (index, first) = (self.places.len(), self.line);
        self.places.push((first..first, numbers.clone()));
        let form = arms.first().map_or(Form::Value, |(_, place)| place.form);
        match self.tongue {
            Tongue::Rust => self.choice(range, arms, form, &others(&numbers)),
            _ => self.branches(range, arms, form, &numbers),
        }
        self.places[index].0 = first..self.line + 1;
    }

    /// Rust: a `match` on the mutant's number.
    fn choice(&mut self, range: Range<usize>, arms: &[(u32, &Place)], form: Form, others: &str) {
        let asked = format!("match crate::ojkit_switch::mutant() {{\n{others} => ");
        let (before, between, after) = match form {
            Form::Value => (format!("({asked}"), String::new(), "\n})"),
            Form::Block => (format!("{asked}{{"), "}".to_owned(), "\n}"),
            Form::Insertion => (format!(";{asked}{{}}"), String::new(), "\n}"),
            Form::Items => ("crate::ojkit_switch::items(".to_owned(), format!(", {asked}0"), "\n})"),
        };
        self.put(&before);
        self.copy(range);
        self.put(&between);
        for (number, place) in arms {
            self.put(",\n");
            let start = self.line;
            self.put(&format!("{number} => {}", place.arm));
            self.arms.push((start..self.line + 1, *number));
        }
        self.put(after);
    }

    /// C++ and Java: a conditional expression, or `if` and `else`.
    fn branches(&mut self, range: Range<usize>, arms: &[(u32, &Place)], form: Form, numbers: &[u32]) {
        let asks = if self.tongue == Tongue::Java { "OjkitSwitch.is" } else { "ojkit_switch::is" };
        let own = &self.source[range];
        let among = format!("{asks}({}, {})", numbers.iter().min().unwrap_or(&0), numbers.iter().max().unwrap_or(&0));
        let (begin, end) = match form {
            Form::Value | Form::Items => (format!("({among} ? (\n"), format!("({own})) : ({own}))")),
            Form::Block => (format!("{{ if ({among}) {{\n"), format!("{{ {own} }} }} else {{ {own} }} }}")),
            Form::Insertion => ("\n".to_owned(), String::new()),
        };
        self.put(&begin);
        for (number, Place { arm, .. }) in arms {
            let (start, is) = (self.line, format!("{asks}({number}, {number})"));
            self.put(&match form {
                Form::Value | Form::Items => format!("{is} ? ({arm}) :\n"),
                Form::Block => format!("if ({is}) {{ {arm} }} else\n"),
                Form::Insertion => format!("if ({is}) {{ {arm} }}\n"),
            });
            self.arms.push((start..self.line, *number));
        }
        self.put(&end);
    }
}

/// A pattern for every number but these, which are in order.
fn others(numbers: &[u32]) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let mut pattern = String::new();
    let mut from = 0;
    for number in sorted {
        if number > from {
            pattern.push_str(&format!("{from}..={} | ", number - 1));
        }
        from = number + 1;
    }
    pattern.push_str(&format!("{from}..={}", u32::MAX));
    pattern
}
