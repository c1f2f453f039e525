//! Arithmetic on expressions: what is constant is computed, with 128 bits and without loss.

use ojkit_model::constraint::{Expr, Function, Operator};

/// Why an operation cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldError {
    /// The result does not fit into 128 bits.
    Overflow,
    ByZero,
    /// A division of constants leaves a rest.
    NotWhole(i128, i128),
    NegativeExponent,
    /// An operation for whole numbers has a side with a point.
    NotInteger,
    /// A number with a point is not finite.
    Infinite,
    /// A side is a text.
    Text,
}

impl FoldError {
    /// What to write instead; may be empty.
    pub fn help(self) -> &'static str {
        match self {
            FoldError::ByZero => "divide by something that is not 0",
            FoldError::Overflow => "bounds lie between -2^63 and 2^63 - 1",
            _ => "",
        }
    }
}

impl std::fmt::Display for FoldError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FoldError::Overflow => f.write_str("the number does not fit into 128 bits"),
            FoldError::ByZero => f.write_str("division by zero"),
            FoldError::NotWhole(a, b) => write!(f, "{a} / {b} is not a whole number"),
            FoldError::NegativeExponent => f.write_str("an exponent below zero"),
            FoldError::NotInteger => f.write_str("this operation is for whole numbers"),
            FoldError::Infinite => f.write_str("the number is too large"),
            FoldError::Text => f.write_str("a text has no arithmetic"),
        }
    }
}

/// An operation, computed where both sides are constants.
///
/// # Errors
/// Overflow, division by zero, a division of constants that is not whole, an exponent below zero, arithmetic on a text.
pub fn binary(operator: Operator, left: Expr, right: Expr) -> Result<Expr, FoldError> {
    if matches!(left, Expr::Text(_)) || matches!(right, Expr::Text(_)) {
        return Err(FoldError::Text);
    }
    let zero = right == Expr::Int(0) || right == Expr::Double(0.0);
    if zero && matches!(operator, Operator::Divide | Operator::Modulo) {
        return Err(FoldError::ByZero);
    }
    match (&left, &right) {
        (Expr::Int(a), Expr::Int(b)) => integers(operator, *a, *b).map(Expr::Int),
        (Expr::Double(a), Expr::Double(b)) => doubles(operator, *a, *b),
        (Expr::Int(a), Expr::Double(b)) => doubles(operator, *a as f64, *b),
        (Expr::Double(a), Expr::Int(b)) => doubles(operator, *a, *b as f64),
        (_, Expr::Int(b)) if operator == Operator::Power && *b < 0 => Err(FoldError::NegativeExponent),
        _ => Ok(Expr::Binary(operator, Box::new(left), Box::new(right))),
    }
}

fn integers(operator: Operator, a: i128, b: i128) -> Result<i128, FoldError> {
    let value = match operator {
        Operator::Add => a.checked_add(b),
        Operator::Subtract => a.checked_sub(b),
        Operator::Multiply => a.checked_mul(b),
        Operator::Divide => {
            if a.checked_rem(b).is_some_and(|rest| rest != 0) {
                return Err(FoldError::NotWhole(a, b));
            }
            a.checked_div(b)
        }
        Operator::Modulo => a.checked_rem_euclid(b),
        Operator::Power if b < 0 => return Err(FoldError::NegativeExponent),
        Operator::Power => u32::try_from(b).ok().and_then(|exponent| a.checked_pow(exponent)),
    };
    value.ok_or(FoldError::Overflow)
}

fn doubles(operator: Operator, a: f64, b: f64) -> Result<Expr, FoldError> {
    let value = match operator {
        Operator::Add => a + b,
        Operator::Subtract => a - b,
        Operator::Multiply => a * b,
        Operator::Divide => a / b,
        Operator::Modulo | Operator::Power => return Err(FoldError::NotInteger),
    };
    if value.is_finite() { Ok(Expr::Double(value)) } else { Err(FoldError::Infinite) }
}

/// The negative of an expression.
pub fn negate(inner: Expr) -> Result<Expr, FoldError> {
    Ok(match inner {
        Expr::Int(value) => Expr::Int(value.checked_neg().ok_or(FoldError::Overflow)?),
        Expr::Double(value) => Expr::Double(-value),
        Expr::Negate(inner) => *inner,
        Expr::Text(_) => return Err(FoldError::Text),
        other => Expr::Negate(Box::new(other)),
    })
}

/// The distance of an expression from zero.
pub fn absolute(inner: Expr) -> Expr {
    match inner {
        Expr::Int(value) if value > i128::MIN => Expr::Int(value.abs()),
        Expr::Double(value) => Expr::Double(value.abs()),
        other => Expr::Call(Function::Abs, vec![other]),
    }
}

/// A call, computed where all arguments are whole constants.
pub fn call(function: Function, mut arguments: Vec<Expr>) -> Result<Expr, FoldError> {
    if arguments.iter().any(|argument| matches!(argument, Expr::Text(_))) {
        return Err(FoldError::Text);
    }
    if function == Function::Abs
        && let Some(argument) = arguments.pop()
    {
        return Ok(absolute(argument));
    }
    let constants: Option<Vec<i128>> =
        arguments.iter().map(|a| if let Expr::Int(value) = a { Some(*value) } else { None }).collect();
    let folded = constants.and_then(|values| match function {
        Function::Min => values.into_iter().min(),
        Function::Max => values.into_iter().max(),
        Function::Nodes => None,
        Function::Sum | Function::Abs => values.into_iter().next(),
    });
    Ok(folded.map_or_else(|| Expr::Call(function, arguments), Expr::Int))
}
