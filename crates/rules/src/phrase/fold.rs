//! Arithmetic on expressions: what is constant is computed, with 128 bits and without loss.

use ojkit_model::constraint::{Expr, Function, Operator};

/// What an operation says whose result is too large.
pub const OVERFLOW: &str = "the number does not fit into 128 bits";

/// An operation, computed where both sides are constants.
///
/// # Errors
/// Overflow, division by zero, a division of constants that is not whole, an exponent below zero, arithmetic on a text.
pub fn binary(operator: Operator, left: Expr, right: Expr) -> Result<Expr, String> {
    if matches!(left, Expr::Text(_)) || matches!(right, Expr::Text(_)) {
        return Err("a text has no arithmetic".to_string());
    }
    let zero = right == Expr::Int(0) || right == Expr::Double(0.0);
    if zero && matches!(operator, Operator::Divide | Operator::Modulo) {
        return Err("division by zero".to_string());
    }
    match (&left, &right) {
        (Expr::Int(a), Expr::Int(b)) => integers(operator, *a, *b).map(Expr::Int),
        (Expr::Double(a), Expr::Double(b)) => doubles(operator, *a, *b),
        (Expr::Int(a), Expr::Double(b)) => doubles(operator, *a as f64, *b),
        (Expr::Double(a), Expr::Int(b)) => doubles(operator, *a, *b as f64),
        (_, Expr::Int(b)) if operator == Operator::Power && *b < 0 => Err("an exponent below zero".to_string()),
        _ => Ok(Expr::Binary(operator, Box::new(left), Box::new(right))),
    }
}

fn integers(operator: Operator, a: i128, b: i128) -> Result<i128, String> {
    let value = match operator {
        Operator::Add => a.checked_add(b),
        Operator::Subtract => a.checked_sub(b),
        Operator::Multiply => a.checked_mul(b),
        Operator::Divide => {
            if a.checked_rem(b).is_some_and(|rest| rest != 0) {
                return Err(format!("{a} / {b} is not a whole number"));
            }
            a.checked_div(b)
        }
        Operator::Modulo => a.checked_rem_euclid(b),
        Operator::Power if b < 0 => return Err("an exponent below zero".to_string()),
        Operator::Power => u32::try_from(b).ok().and_then(|exponent| a.checked_pow(exponent)),
    };
    value.ok_or_else(|| OVERFLOW.to_string())
}

fn doubles(operator: Operator, a: f64, b: f64) -> Result<Expr, String> {
    let value = match operator {
        Operator::Add => a + b,
        Operator::Subtract => a - b,
        Operator::Multiply => a * b,
        Operator::Divide => a / b,
        Operator::Modulo | Operator::Power => return Err("this operation is for whole numbers".to_string()),
    };
    if value.is_finite() { Ok(Expr::Double(value)) } else { Err("the number is too large".to_string()) }
}

/// The negative of an expression.
///
/// # Errors
/// A text.
pub fn negate(inner: Expr) -> Result<Expr, String> {
    Ok(match inner {
        Expr::Int(value) => Expr::Int(value.checked_neg().ok_or(OVERFLOW)?),
        Expr::Double(value) => Expr::Double(-value),
        Expr::Negate(inner) => *inner,
        Expr::Text(_) => return Err("a text has no arithmetic".to_string()),
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
///
/// # Errors
/// A text among the arguments.
pub fn call(function: Function, mut arguments: Vec<Expr>) -> Result<Expr, String> {
    if arguments.iter().any(|argument| matches!(argument, Expr::Text(_))) {
        return Err("a text has no arithmetic".to_string());
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
