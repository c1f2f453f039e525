//! Answers that are no numbers: an infinity, or what is not a number at all, where a number is asked for.

use ojkit_model::finding::short;
use ojkit_model::problem::{Checker, Problem};
use ojkit_model::signature::Type;

/// Why an output is no answer of a problem whose answers are numbers with a point: a program that divides by zero has crashed in every
/// language but in floating point, and anything would be within a tolerance of what it gives.
pub fn no_number(problem: &Problem, input: &[u8], output: &[u8]) -> Option<String> {
    if !has_doubles(problem) {
        return None;
    }
    let is_apart = |byte: &u8| byte.is_ascii_whitespace() || b"[],".contains(byte);
    let found = output.split(is_apart).find(|token| is_special(token))?;
    let input = short(input).map_or(String::new(), |input| format!(", on the input `{}`", input.replace('\n', " ")));
    Some(format!("its answer is not a number: {}{input}", String::from_utf8_lossy(found)))
}

/// The first number of an output of integers that does not fit in so many bits: an input with such an answer is illegal.
pub fn past_bits(bits: u32, output: &[u8]) -> Option<&str> {
    let limit = 1i128 << (bits - 1);
    let is_integer = |token: &&str| {
        let digits = token.strip_prefix('-').unwrap_or(token);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    // What is longer than any type does not fit either.
    let fits = |token: &&str| token.parse().is_ok_and(|value: i128| (-limit..limit).contains(&value));
    let mut tokens = std::str::from_utf8(output).ok()?.split_ascii_whitespace();
    tokens.clone().all(|token| is_integer(&token)).then(|| tokens.find(|token| !fits(token)))?
}

fn is_special(token: &[u8]) -> bool {
    let name = token.strip_prefix(b"-").or(token.strip_prefix(b"+")).unwrap_or(token);
    ["inf", "infinity", "nan"].iter().any(|special| name.eq_ignore_ascii_case(special.as_bytes()))
}

fn has_doubles(problem: &Problem) -> bool {
    let signature = &problem.signature;
    match &signature.class {
        Some(class) => class.methods.iter().any(|method| is_double(&method.returns)),
        None if signature.is_called() => signature.answer().is_some_and(is_double),
        None => matches!(problem.checker, Checker::Floats { .. }),
    }
}

fn is_double(ty: &Type) -> bool {
    match ty {
        Type::Array(inner) => is_double(inner),
        ty => *ty == Type::Double,
    }
}
