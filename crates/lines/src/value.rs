//! Expressions and rules as they are made: paths with their indices, lengths, constants.

use ojkit_model::constraint::{Comparison, Expr, Literal, Operator, Path, Rule, Step};

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
