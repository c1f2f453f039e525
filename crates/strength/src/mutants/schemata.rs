//! All mutants of a file as one program, which is told at its start which of them to be.
//!
//! Every place becomes a `match` on the mutant's number. The source's own text comes first in it, so that the other arms have to agree
//! with its types and not the other way round; every arm has lines of its own, so that a compiler's message names the mutant.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Form, Mutant, Place};

/// What the program asks for its number.
pub(super) const SWITCH: &str = include_str!("switch.rs.in");

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
    pub fn new(source: &str, mutants: &[Mutant], chosen: &BTreeSet<usize>) -> Schemata {
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
        let mut writer = Writer {
            source,
            nodes: &nodes,
            next: 0,
            line: 1,
            text: String::new(),
            arms: Vec::new(),
            places: Vec::new(),
        };
        writer.copy(0..source.len());
        let Writer { mut text, arms, places, .. } = writer;
        if !text.ends_with('\n') {
            text.push('\n');
        }
        text.push_str(SWITCH);
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
            // Places are pieces of syntax: they nest or lie apart.
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
        let insertion = arms.iter().any(|(_, place)| place.form == Form::Insertion);
        let block = insertion || arms.iter().any(|(_, place)| place.form == Form::Block);
        let numbers: Vec<u32> = arms.iter().map(|(number, _)| *number).collect();
        let index = self.places.len();
        self.places.push((self.line..self.line, numbers.clone()));
        let first = self.line;
        if arms.iter().any(|(_, place)| place.form == Form::Items) {
            self.put("crate::ojkit_switch::items(");
            self.copy(range);
            self.put(&format!(", match crate::ojkit_switch::mutant() {{\n{} => 0", others(&numbers)));
            self.arms(arms);
            self.put("\n})");
            self.places[index].0 = first..self.line + 1;
            return;
        }
        if insertion {
            self.put(";");
        }
        self.put(if block { "match " } else { "(match " });
        self.put(&format!("crate::ojkit_switch::mutant() {{\n{} => ", others(&numbers)));
        if insertion {
            self.put("{}");
        }
        self.copy(range);
        self.arms(arms);
        self.put(if block { "\n}" } else { "\n})" });
        self.places[index].0 = first..self.line + 1;
    }

    fn arms(&mut self, arms: &[(u32, &Place)]) {
        for (number, place) in arms {
            self.put(",\n");
            let start = self.line;
            self.put(&format!("{number} => {}", place.arm));
            self.arms.push((start..self.line + 1, *number));
        }
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
