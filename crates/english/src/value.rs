//! What is read in words: subjects, and values of slots.

use ojkit_lines::SyntaxError;
pub use ojkit_lines::value::*;
use ojkit_model::constraint::{Comparison, Counted, Exception, Expr, Literal, Path, Rule, Step, Structure};

/// What a statement speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// `x`, `x and y`, `x[i]`.
    Exprs(Vec<Expr>),
    /// `All the values of x`: the items of an array, or the scalars below it.
    Elements {
        of: Expr,
        /// Whether the scalars are meant.
        cells: bool,
        /// Whether they are spoken of one by one: `each row of grid`.
        each: bool,
    },
    /// `All the pairs (a_i, b_i)`.
    Tuples(Vec<Expr>),
}

/// What a slot holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Words that carry no value.
    Nothing,
    Subject(Subject),
    Expr(Expr),
    Path(Path),
    Names(Vec<Expr>),
    Range((Expr, Expr, Comparison)),
    Number(i64),
    Comparison(Comparison),
    Bounds(Vec<(Comparison, Expr)>),
    Letters(Vec<char>),
    Literals(Vec<Literal>),
    Counted(Counted),
    Quantities(Vec<(Comparison, Expr, Counted)>),
    Structures(Vec<Structure>),
    Times((i64, Option<Expr>)),
    Exception(Exception),
    Text(String),
}

/// Why a wording that fits word by word makes no rules.
#[derive(Debug)]
pub enum Fault {
    /// It does not say this of such a subject, or with such a number.
    Other,
    /// It must not be read at all: why, and what to write instead.
    Refused(String, String),
}

impl From<SyntaxError> for Fault {
    fn from(error: SyntaxError) -> Fault {
        Fault::Refused(error.message, error.help.into())
    }
}

/// Rules, or why there are none.
pub type Built = Result<Vec<Rule>, Fault>;

/// A refusal with its remedy.
pub fn refused<T>(message: &str, help: &str) -> Result<T, Fault> {
    Err(Fault::Refused(message.to_string(), help.to_string()))
}

/// An element by an index of its own; the nodes of a tree have none.
pub fn item_of(of: &Expr) -> Result<Expr, Fault> {
    match of {
        Expr::Path(path) if path.name == "Node" => Ok(of.clone()),
        Expr::Path(path) => Ok(Expr::Path(below(path))),
        _ => refused("only what has elements can be spoken of like this", "name the array"),
    }
}

/// The value of every node of a tree or list.
pub fn node_value(start: usize) -> Expr {
    Expr::Path(Path { name: "Node".to_string(), steps: vec![Step::Member("val".to_string())], column: start + 1 })
}

/// `x` and `x[i]` as the items of x, `x[i][j]` as the scalars below x, as are the values of nodes.
pub fn without_indices(item: &Expr) -> Result<(Expr, bool), Fault> {
    let Expr::Path(path) = item else {
        return refused("only what has elements can be spoken of like this", "name the array");
    };
    let mut path = path.clone();
    let mut free = 0;
    while let Some(Step::Index(Expr::Path(index))) = path.steps.last()
        && index.steps.is_empty()
    {
        path.steps.pop();
        free += 1;
    }
    let cells = free > 1 || path.name == "Node";
    Ok((Expr::Path(path), cells))
}

/// `x.length`.
pub fn length_of(item: &Expr) -> Result<Expr, Fault> {
    match item {
        Expr::Path(path) => Ok(extended(path, [Step::Length])),
        _ => refused("only a name has a length", "write `x.length`"),
    }
}
