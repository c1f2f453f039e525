//! Mutants: small changes to an accepted submission, each a bug that people make in contests.
//!
//! Rust is parsed; C++, Java and Python are changed by their tokens ([`tokens`]). In Rust only functions that the class of the submission reaches (`Solution`, or that of a design question) are changed, never its `main`; of a
//! program that has nothing but a `main`, what that reaches. Reading and printing stay. A mutant is text: the places where the source changes and what stands there instead. All mutants of a file become one program ([`schemata`]) that is told which of them to be.

mod arithmetic;
mod bound;
mod comparison;
pub(crate) mod compile;
mod constant;
mod diff;
mod index;
mod initial;
mod literal;
mod logic;
mod narrow;
mod order;
mod reach;
mod room;
pub(crate) mod schemata;
mod sites;
mod statement;
#[cfg(test)]
mod tests;
mod tokens;
mod walk;

pub use compile::Program;

use std::ops::Range;

use ojkit_languages::{Language, SyntaxFault, with_file};

/// More mutants of one file are not compiled: those beyond are left out evenly.
pub const MUTANTS_MAX: usize = 800;

/// The same of a program with a `main`: each of its mutants is a process for every case.
const PROGRAM_MUTANTS_MAX: usize = 120;

/// What stands for the class of a program whose `main` is all that is called.
const MAIN: &str = "main";

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
    /// A `match` without one of its cases.
    Case,
    /// A loop that ends after its first step.
    Break,
    /// A loop over items that misses the first or the last.
    Items,
    /// A sum in 32 bits that needs 64; wrapping around.
    Wrapping,
    /// A sum in 32 bits that needs 64; crashing.
    Panicking,
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
            Operator::Case => "a dropped case",
            Operator::Break => "an early break",
            Operator::Items => "a loop that misses an item",
            Operator::Wrapping => "all sums in 32 bits, wrapping around",
            Operator::Panicking => "all sums in 32 bits, crashing when they overflow",
            Operator::Index => "swapped indices",
            Operator::Order => "another order",
        }
    }
}

/// One change to a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Its family.
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

impl Mutant {
    /// The source as this mutant alone, with what its text may need behind it.
    pub fn applied(&self, source: &str) -> String {
        let mut places: Vec<&Place> = self.places.iter().collect();
        places.sort_by_key(|place| place.range.start);
        let mut text = String::with_capacity(source.len() + 64);
        let mut at = 0;
        for Place { range, form, arm } in places {
            // What lies in another place is changed with it.
            if range.start < at {
                continue;
            }
            text.push_str(&source[at..range.start]);
            match form {
                Form::Value => text.push_str(&format!("({arm})")),
                Form::Block => text.push_str(arm),
                Form::Items => text.push_str(&format!("crate::ojkit_switch::items({}, {arm})", &source[range.clone()])),
                Form::Insertion => text.push_str(&format!(";{arm};")),
            }
            at = range.end;
        }
        text.push_str(&source[at..]);
        text.push('\n');
        text + schemata::SWITCH
    }
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

/// Why a source has no mutants.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MutateError {
    /// The parser does not understand the file.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What the parser says.
        message: String,
    },
    /// Longer or deeper than anything that a person writes.
    #[error("the file is too long or too deeply nested to be taken apart")]
    TooMuch,
}

/// The mutants of a Rust source, in the order of their places; no two have the same text.
///
/// `owner` is the class that is called, or [`MAIN`]: a file without an `impl` of it has none. Not all of them compile: only the compiler knows types.
pub fn mutants(source: &str, owner: &str) -> Result<Vec<Mutant>, MutateError> {
    with_file(source, |file, offset| walk::mutants(source, owner, file, offset)).map_err(|fault| match fault {
        SyntaxFault::At(line, column, message) => MutateError::Syntax { line, column, message },
        SyntaxFault::TooMuch => MutateError::TooMuch,
    })
}

/// Whether submissions in a language are changed.
pub fn has_mutants(language: Language) -> bool {
    language == Language::RUST || tokens::tongue(language).is_some()
}

/// At most `most` of a file's mutants, from all over it.
fn thinned(mutants: Vec<Mutant>, most: usize) -> Vec<Mutant> {
    let count = mutants.len().max(most);
    let kept = |i: usize| (i + 1) * most / count > i * most / count;
    mutants.into_iter().enumerate().filter(|(i, _)| kept(*i)).map(|(_, mutant)| mutant).collect()
}
