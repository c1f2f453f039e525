//! Mutants: small changes to an accepted submission, each a bug that people make in contests.
//!
//! No parser is part of this: a source is taken apart into tokens, and these into statements, conditions and values (in Python, into lines). Every
//! function but `main` is changed, and of a program that one too, but for what reads and prints. A mutant is text: the place where the source
//! changes and what stands there instead. All mutants of a file become one program ([`schemata`]) that is told which of them to be.

mod c_family;
mod changes;
pub(crate) mod compile;
mod diff;
mod lexer;
mod program;
mod python;
mod rust;
pub(crate) mod schemata;
mod sites;
#[cfg(test)]
mod tests;

pub use compile::Program;

use c_family::Walk;
use lexer::{Tongue, tokens};
use ojkit_languages::Language;
use sites::Sites;
use std::ops::Range;

/// More mutants of one file are not compiled: those beyond are left out evenly.
pub const MUTANTS_MAX: usize = 800;

/// The same of a program with a `main`: each of its mutants is a process for every case.
const PROGRAM_MUTANTS_MAX: usize = 120;

/// The families of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// `<` for `<=`, `==` for `!=`: also the wrong tie-break of `if x > best`.
    Comparison,
    /// A constant one too large or too small.
    Constant,
    /// A range that begins or ends one off, or misses its last step.
    Bound,
    /// Another value to begin with: 0 for minus infinity, `false` for `true`.
    Initial,
    /// `min` for `max`.
    Extremum,
    /// `+` for `-`.
    Sign,
    /// `*` for `/`, `/` for `%`.
    Factor,
    /// `|` for `^`, `&` for `|`.
    Bits,
    /// No `-` before a value.
    Minus,
    /// No `%`.
    Modulus,
    /// `&&` for `||`, `any` for `all`.
    Connective,
    /// A negated condition.
    Negation,
    /// A statement that is not there.
    Statement,
    /// A loop that ends after its first step.
    Break,
    /// A loop over items that misses the first or the last.
    Items,
    /// `a[j][i]` for `a[i][j]`.
    Index,
    /// A reversed order, or ties that are not broken.
    Order,
}

impl Operator {
    /// What the change is, in a few words.
    pub fn name(self) -> &'static str {
        match self {
            Operator::Comparison => "another comparison",
            Operator::Constant => "a constant one off",
            Operator::Bound => "a range one off",
            Operator::Initial => "another initial value",
            Operator::Extremum => "min and max exchanged",
            Operator::Sign => "plus and minus exchanged",
            Operator::Factor => "multiplication and division exchanged",
            Operator::Bits => "another operator on bits",
            Operator::Minus => "a dropped minus",
            Operator::Modulus => "no remainder",
            Operator::Connective => "and and or exchanged",
            Operator::Negation => "a negated condition",
            Operator::Statement => "a dropped statement",
            Operator::Break => "an early break",
            Operator::Items => "a loop that misses an item",
            Operator::Index => "swapped indices",
            Operator::Order => "another order",
        }
    }
}

/// One change to a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    pub operator: Operator,
    /// The bytes of the source that change, and the text instead, as a person would write it.
    pub change: (Range<usize>, String),
    /// The line of the change, from 1.
    pub line: usize,
    /// The change as lines: `- line` and `+ line`, without common indentation.
    pub diff: String,
    /// Where the program switches between the source and the mutant.
    places: Vec<Place>,
}

/// A piece of source that has alternatives.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    range: Range<usize>,
    form: Form,
    /// What stands there instead, complete.
    arm: String,
}

/// How an alternative is grafted into the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// An expression in brackets.
    Value,
    /// An expression with a block, which may be a statement without a semicolon.
    Block,
    /// What a loop runs through, and how it does: the alternative is a mode of `items` in the switch.
    Items,
    /// Nothing in the source, a statement in the mutant, before a closing brace.
    Insertion,
}

/// How a language is taken apart; none for those that are not changed at all.
fn tongue(language: Language) -> Option<Tongue> {
    let known = [
        (Language::CPP, Tongue::Cpp),
        (Language::JAVA, Tongue::Java),
        (Language::PYTHON, Tongue::Python),
        (Language::RUST, Tongue::Rust),
    ];
    known.into_iter().find_map(|(of, tongue)| (of == language).then_some(tongue))
}

/// Whether submissions in a language are changed.
pub fn has_mutants(language: Language) -> bool {
    tongue(language).is_some()
}

/// The mutants of a source, in the order of their places; no two have the same text. Not all of them compile. Of a program (`is_program`)
/// `main` is changed too, but for what reads and prints.
pub fn mutants(source: &str, language: Language, is_program: bool) -> Vec<Mutant> {
    let Some(tongue) = tongue(language) else { return Vec::new() };
    let all = tokens(source, language, tongue);
    let mut walk = Walk { source, all: &all, tongue, is_program, in_main: false, sites: Sites::new(source), depth: 0 };
    match tongue {
        Tongue::Python => python::mutants(source, &all, is_program, &mut walk.sites),
        Tongue::Rust => walk.items(0..all.len(), false),
        Tongue::Cpp | Tongue::Java => walk.block(0..all.len(), false),
    }
    walk.sites.into_mutants()
}

/// At most `most` of a file's mutants, from all over it.
fn thinned(mutants: Vec<Mutant>, most: usize) -> Vec<Mutant> {
    let count = mutants.len().max(most);
    let kept = |i: usize| (i + 1) * most / count > i * most / count;
    mutants.into_iter().enumerate().filter(|(i, _)| kept(*i)).map(|(_, mutant)| mutant).collect()
}
