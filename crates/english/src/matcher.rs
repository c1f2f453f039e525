//! One matcher for all wordings: a pattern is words and slots, and every way to read it is found.
//!
//! A pattern's parts are separated by spaces: `a/b` is either word, `word?` may be missing, `=are` is just this form of the word (any
//! other stands in its base form for all), `{slot}` is read by the slot's own grammar (see `slots`), and `{slot}?` may be missing. A wording
//! that begins with its subject `{x}` is also tried behind `and` with the subject that was spoken of last.

use super::grammar::{Compiled, Grammar, PatternPart, What};
use super::reader::{Reader, Readings};
use super::said::Said;
use super::slots;
use super::value::{Fault, Subject, Value};
use ojkit_lines::between_constants;
use ojkit_lines::words::{Part, lemma};
use ojkit_model::constraint::Rule;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// How a wording begins that has its subject first.
const SUBJECT: &str = "{x} ";

/// What a statement says, and what it speaks of where it says so.
pub type Statement = (Vec<Rule>, Option<Subject>);

fn parts(compiled: &Compiled) -> &[PatternPart] {
    compiled.parts.get_or_init(|| parts_of(compiled.pattern).collect())
}

fn parts_of(pattern: &'static str) -> impl Iterator<Item = PatternPart> {
    pattern.split(' ').map(|text| {
        let Part { words, optional } = Part::new(text);
        let slot = words[0].0.strip_prefix('{').and_then(|text| text.strip_suffix('}')).map(slots::named);
        PatternPart { what: slot.map_or(What::Words(words), What::Slot), optional }
    })
}

impl Grammar {
    /// The grammar of some rows; what all lines have in common (comparisons, conditions, lists) is part of every grammar.
    pub fn new(rows: impl IntoIterator<Item = (&'static str, &'static str)>) -> Grammar {
        let (openings, open) = (Default::default(), Default::default());
        let mut index = Grammar { wordings: Vec::new(), openings, open };
        let mut of_slots = HashMap::new();
        for (pattern, line) in rows {
            let has_subject = pattern.starts_with(SUBJECT);
            let number = index.wordings.len();
            let side = usize::from(has_subject);
            match firsts(parts_of(pattern).skip(side), &mut of_slots) {
                Some(words) => {
                    for word in words {
                        let list = index.openings[side].entry(word).or_default();
                        if list.last() != Some(&number) {
                            list.push(number);
                        }
                    }
                }
                None => index.open[side].push(number),
            }
            index.wordings.push(Compiled { pattern, line, parts: OnceLock::new(), has_subject });
        }
        index
    }
}

/// The words that a pattern or a slot can begin with, in their base form; nothing where anything can.
type Firsts = Option<Vec<Cow<'static, str>>>;

fn firsts(parts: impl Iterator<Item = PatternPart>, of_slots: &mut HashMap<usize, Firsts>) -> Firsts {
    let mut words = Vec::new();
    for part in parts {
        match part.what {
            What::Words(listed) => words.extend(listed.into_iter().map(|(_, base)| match base.strip_prefix('=') {
                Some(exact) if exact.starts_with(char::is_alphabetic) => lemma(exact).into_owned().into(),
                _ => base,
            })),
            What::Slot(slot) => {
                words.extend(of_slots.entry(slot).or_insert_with(|| slots::firsts(slot)).as_ref()?.iter().cloned());
            }
        }
        if !part.optional {
            return Some(words);
        }
    }
    None
}

impl Reader<'_> {
    /// Every way to read one statement from here, longest first.
    pub fn statements(&mut self, after_and: bool) -> Readings<Statement> {
        let mut found = Readings::new();
        if !self.count_try() || self.done() {
            return found;
        }
        let (index, start) = (self.grammar, self.at);
        let lemma = self.lemma().to_string();
        for compiled in index.beginning(&lemma, false) {
            self.wording(compiled, 0, Vec::new(), &mut found);
        }
        if after_and && let Some(subject) = self.spoken.clone() {
            self.at = start;
            for compiled in index.beginning(&lemma, true) {
                self.wording(compiled, 1, vec![Value::Subject(subject.clone())], &mut found);
            }
        }
        for (end, value) in self.slot(slots::SUBJECT).iter() {
            self.at = *end;
            let Value::Subject(subject) = value else { continue };
            for (end, rules) in self.comparisons(subject) {
                add(&mut found, end, (rules, Some(subject.clone())));
            }
            let lemma = self.lemma().to_string();
            let known = found.len();
            for compiled in index.beginning(&lemma, true) {
                self.wording(compiled, 1, vec![value.clone()], &mut found);
                self.at = *end;
            }
            if found.len() == known {
                self.want(&[("<=", Cow::Borrowed("<="))]);
            }
        }
        self.at = start;
        found.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        found
    }

    /// Every way to read the rest of a wording from here.
    fn wording(&mut self, compiled: &Compiled, from: usize, values: Vec<Value>, found: &mut Readings<Statement>) {
        let start = self.at;
        let mut ways = Vec::new();
        self.parts(&parts(compiled)[from..], &mut values.clone(), &mut ways);
        for (end, values) in ways {
            self.at = end;
            let said = Said { values: &values, nouns: self.nouns, column: self.token_at(start).start + 1 };
            match said.says(compiled.line) {
                Ok(rules) => {
                    if let Some((message, help)) = rules.iter().find_map(constants_in) {
                        let error = self.error_from(start, message, help);
                        self.refuse(error);
                        continue;
                    }
                    let spoken = match values.first() {
                        Some(Value::Subject(subject)) if compiled.has_subject => Some(subject.clone()),
                        _ => None,
                    };
                    add(found, end, (rules, spoken));
                }
                Err(Fault::Other) => {}
                Err(Fault::Refused(message, help)) => {
                    let error = self.error_from(start, message, help);
                    self.refuse(error);
                }
            }
        }
        self.at = start;
    }

    fn parts(&mut self, parts: &[PatternPart], values: &mut Vec<Value>, ways: &mut Vec<(usize, Vec<Value>)>) {
        let Some((part, rest)) = parts.split_first() else {
            if !ways.iter().any(|(end, other)| *end == self.at && other == values) {
                ways.push((self.at, values.clone()));
            }
            return;
        };
        let start = self.at;
        match &part.what {
            What::Words(words) => {
                if words.iter().any(|(_, base)| self.sees(base)) {
                    self.step();
                    self.parts(rest, values, ways);
                } else {
                    self.want(words);
                }
            }
            What::Slot(slot) => {
                for (end, value) in self.slot(*slot).iter() {
                    self.at = *end;
                    let kept = values.len();
                    if *value != Value::Nothing {
                        values.push(value.clone());
                    }
                    self.parts(rest, values, ways);
                    values.truncate(kept);
                }
            }
        }
        self.at = start;
        if part.optional {
            self.parts(rest, values, ways);
        }
    }
}

/// What is wrong with the constants that a wording compares.
fn constants_in(rule: &Rule) -> Option<(&'static str, &'static str)> {
    match rule {
        Rule::Chain { groups, .. } => between_constants(groups),
        _ => None,
    }
}

fn add(found: &mut Readings<Statement>, end: usize, statement: Statement) {
    if !found.iter().any(|(other, (rules, _))| *other == end && *rules == statement.0) {
        found.push((end, statement));
    }
}
