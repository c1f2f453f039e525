//! What is read: subjects, values of slots, and the expressions and rules that they are made into.

use super::SyntaxError;
use ojkit_model::constraint::{Comparison, Counted, Exception, Expr, Literal, Operator, Path, Rule, Step, Structure};

/// What a statement speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// `x`, `x and y`, `x[i]`.
    Exprs(Vec<Expr>),
    /// `All the values of x`: the items of an array, or the scalars below it.
    Elements {
        /// The array.
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

/// Why a phrase that fits word by word makes no rules.
#[derive(Debug)]
pub enum Fault {
    /// It does not say this of such a subject, or with such a number.
    Other,
    /// It must not be read at all: why, and what to write instead.
    Refused(String, String),
}

impl From<SyntaxError> for Fault {
    fn from(error: SyntaxError) -> Fault {
        Fault::Refused(error.message, error.help)
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

/// An element below a path, at an index that the path does not use.
pub fn below(path: &Path) -> Path {
    at_index(path, free_indices(path).0, 0)
}

/// The element of a path at a named index, or so many places behind it.
pub fn at_index(path: &Path, index: &str, more: i128) -> Path {
    let mut path = path.clone();
    let index = Expr::Path(Path { name: index.to_string(), steps: Vec::new(), column: path.column });
    path.steps.push(Step::Index(match more {
        0 => index,
        _ => Expr::Binary(Operator::Add, Box::new(index), Box::new(Expr::Int(more))),
    }));
    path
}

/// Two index names that a path does not use.
pub fn free_indices(path: &Path) -> (&'static str, &'static str) {
    const NAMES: [&str; 5] = ["i", "j", "k", "l", "m"];
    let used = |name: &&&str| {
        path.name != ***name
            && !path.steps.iter().any(|step| matches!(step, Step::Index(Expr::Path(index)) if index.name == ***name))
    };
    let mut free = NAMES.iter().filter(used);
    (free.next().unwrap_or(&"p"), free.next().unwrap_or(&"q"))
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

/// A constant: no name is in it.
pub fn constant(expr: &Expr) -> bool {
    matches!(expr, Expr::Int(_) | Expr::Double(_) | Expr::Text(_))
}

/// A small whole number that an expression is.
pub fn small(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Int(value) => i64::try_from(*value).ok(),
        _ => None,
    }
}

/// `first <= subjects <= last`, or `<` on the right.
pub fn interval(subjects: Vec<Expr>, first: Expr, last: Expr, below: Comparison) -> Rule {
    Rule::Chain { groups: vec![vec![first], subjects, vec![last]], operators: vec![Comparison::LessEqual, below] }
}

/// `x.length`.
pub fn length_of(item: &Expr) -> Result<Expr, Fault> {
    match item {
        Expr::Path(path) => Ok(extended(path, [Step::Length])),
        _ => refused("only a name has a length", "write `x.length`"),
    }
}

/// A path with more steps.
pub fn extended(path: &Path, steps: impl IntoIterator<Item = Step>) -> Expr {
    let mut path = path.clone();
    path.steps.extend(steps);
    Expr::Path(path)
}

/// A constant as a value.
pub fn literal(expr: &Expr) -> Option<Literal> {
    match expr {
        Expr::Int(value) => i64::try_from(*value).ok().map(Literal::Int),
        Expr::Double(value) => Some(Literal::Double(*value)),
        Expr::Text(text) => Some(Literal::Text(text.clone())),
        _ => None,
    }
}

/// A value as a constant.
pub fn expression_of(value: &Literal) -> Expr {
    match value {
        Literal::Int(value) => Expr::Int(i128::from(*value)),
        Literal::Double(value) => Expr::Double(*value),
        Literal::Text(text) => Expr::Text(text.clone()),
    }
}
