//! What the slots of a phrase hold, for the functions that make rules of it.

use super::nouns::Nouns;
use super::value::{Amount, Value, node_value};
pub use super::value::{
    Built, Fault, Subject, at_index, below, extended, free_indices, interval, item_of, length_of, refused, relation,
    without_indices,
};
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Path, Structure};

/// A pattern, and the rules that its slots make; the first of a form's rows is its canonical wording.
pub type Phrase = (&'static str, fn(&Said) -> Built);

/// What the slots of a phrase hold, in the order of its pattern.
pub struct Said<'s> {
    values: &'s [Value],
    nouns: &'s Nouns,
    /// Where the phrase begins in its line, from 1.
    pub column: usize,
}

/// The `n`-th value of a kind.
macro_rules! nth {
    ($said:expr, $n:expr, $kind:ident) => {
        $said.values.iter().filter_map(|value| if let Value::$kind(it) = value { Some(it) } else { None }).nth($n)
    };
}

impl<'s> Said<'s> {
    /// Over the values of a phrase.
    pub fn new(values: &'s [Value], nouns: &'s Nouns, column: usize) -> Said<'s> {
        Said { values, nouns, column }
    }

    /// What is spoken of.
    pub fn subject(&self) -> Result<&'s Subject, Fault> {
        nth!(self, 0, Subject).ok_or(Fault::Other)
    }

    /// The names that are spoken of, where it is not the elements of something.
    pub fn names(&self) -> Result<&'s [Expr], Fault> {
        match self.subject()? {
            Subject::Exprs(items) => Ok(items),
            _ => Err(Fault::Other),
        }
    }

    /// The only name that is spoken of.
    pub fn name(&self) -> Result<&'s Path, Fault> {
        match self.names()? {
            [Expr::Path(path)] => Ok(path),
            _ => Err(Fault::Other),
        }
    }

    /// What the nouns of the line mean.
    pub fn nouns(&self) -> &'s Nouns {
        self.nouns
    }

    /// What is spoken of, one by one: an element as `x[i]`.
    pub fn each(&self) -> Result<Vec<Expr>, Fault> {
        self.subject()?.each()
    }

    /// The lengths of what is spoken of.
    pub fn lengths(&self) -> Result<Vec<Expr>, Fault> {
        self.each()?.iter().map(length_of).collect()
    }

    /// What is spoken of with the letters or values below it: an array rather than its elements.
    pub fn wholes(&self) -> Result<Vec<Expr>, Fault> {
        match self.subject()? {
            Subject::Exprs(items) => Ok(items.clone()),
            Subject::Elements { of, each: true, cells: false } => Ok(vec![item_of(of)?]),
            Subject::Elements { of, .. } => Ok(vec![of.clone()]),
            Subject::Tuples(_) => refused("this is not said of tuples", "name what it is said of"),
        }
    }

    /// What is spoken of as that whose letters are meant, however deep they lie.
    pub fn texts(&self) -> Result<Vec<Expr>, Fault> {
        match self.subject()? {
            Subject::Elements { of, .. } => Ok(vec![of.clone()]),
            _ => self.wholes(),
        }
    }

    /// The `n`-th expression.
    pub fn expr(&self, n: usize) -> Expr {
        nth!(self, n, Expr).cloned().unwrap_or(Expr::Int(0))
    }

    /// The first expression as a name.
    pub fn expr_path(&self) -> Result<Path, Fault> {
        match self.expr(0) {
            Expr::Path(path) => Ok(path),
            _ => Err(Fault::Other),
        }
    }

    /// The `n`-th name.
    pub fn path(&self, n: usize) -> Result<Path, Fault> {
        nth!(self, n, Path).cloned().ok_or(Fault::Other)
    }

    /// The `n`-th name as an expression.
    pub fn named(&self, n: usize) -> Result<Expr, Fault> {
        self.path(n).map(Expr::Path)
    }

    /// Several names.
    pub fn list(&self) -> Result<Vec<Expr>, Fault> {
        nth!(self, 0, Names).cloned().ok_or(Fault::Other)
    }

    /// The ends of a range, and how the right one is met.
    pub fn range(&self) -> Result<(Expr, Expr, Comparison), Fault> {
        nth!(self, 0, Range).cloned().ok_or(Fault::Other)
    }

    /// The `n`-th small number.
    pub fn number(&self, n: usize) -> i64 {
        nth!(self, n, Number).copied().unwrap_or(0)
    }

    /// The `n`-th choice of a vocabulary.
    pub fn choice(&self, n: usize) -> usize {
        nth!(self, n, Choice).copied().unwrap_or(0)
    }

    /// How things compare.
    pub fn comparison(&self) -> Comparison {
        nth!(self, 0, Comparison).copied().unwrap_or(Comparison::Equal)
    }

    /// How things compare, where two slots say it.
    pub fn second_comparison(&self) -> Comparison {
        nth!(self, 1, Comparison).copied().unwrap_or(Comparison::Equal)
    }

    /// The choice of a vocabulary, or what it is where the line says nothing.
    pub fn choice_or(&self, absent: usize) -> usize {
        nth!(self, 0, Choice).copied().unwrap_or(absent)
    }

    /// Rules that a slot made.
    pub fn rules(&self) -> Built {
        nth!(self, 0, Rules).cloned().ok_or(Fault::Other)
    }

    /// Comparisons with their bounds.
    pub fn bounds(&self) -> Result<&'s [(Comparison, Expr)], Fault> {
        nth!(self, 0, Bounds).map(Vec::as_slice).ok_or(Fault::Other)
    }

    /// Characters.
    pub fn letters(&self) -> Result<Vec<char>, Fault> {
        nth!(self, 0, Letters).cloned().ok_or(Fault::Other)
    }

    /// Characters, where two slots hold some.
    pub fn second_letters(&self) -> Result<Vec<char>, Fault> {
        nth!(self, 1, Letters).cloned().ok_or(Fault::Other)
    }

    /// Given values.
    pub fn literals(&self) -> Result<Vec<Literal>, Fault> {
        nth!(self, 0, Literals).cloned().ok_or(Fault::Other)
    }

    /// What is counted.
    pub fn counted(&self) -> Result<Counted, Fault> {
        nth!(self, 0, Counted).cloned().ok_or(Fault::Other)
    }

    /// How many of what.
    pub fn quantities(&self) -> Result<&'s [(Comparison, Expr, Amount)], Fault> {
        nth!(self, 0, Quantities).map(Vec::as_slice).ok_or(Fault::Other)
    }

    /// What a graph or tree is, from all such slots.
    pub fn structures(&self) -> Vec<Structure> {
        let all = self.values.iter().filter_map(|v| if let Value::Structures(s) = v { Some(s) } else { None });
        all.flatten().copied().collect()
    }

    /// How often: at least, and at most where something bounds it.
    pub fn times(&self) -> Result<(i64, Option<Expr>), Fault> {
        nth!(self, 0, Times).cloned().ok_or(Fault::Other)
    }

    /// Values that are there another number of times.
    pub fn exception(&self) -> Option<ojkit_model::constraint::Exception> {
        nth!(self, 0, Exception).copied()
    }

    /// A quoted text.
    pub fn text(&self) -> &'s str {
        nth!(self, 0, Text).map_or("", String::as_str)
    }

    /// The value of every node.
    pub fn node(&self) -> Expr {
        node_value(self.column - 1)
    }
}
