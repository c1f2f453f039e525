//! Given values: `either 0 or 1`, `one of "add", "remove"`.

use super::SyntaxError;
use super::reader::{Reader, Readings};
use super::value::{Value, constant, expression_of, literal};
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Expr, Literal};
use std::collections::BTreeSet;

impl Reader<'_> {
    /// Every list of values, or the one expression, that can be read behind `is`.
    pub fn given_values(&mut self) -> Readings<Value> {
        let either = self.take("either");
        let listed = self.take("one/any of") || self.take("an? element/member of") || self.take("in/from");
        if listed || either {
            self.take("the? following");
            self.take("character/letter/value/string");
            self.take(":");
        }
        self.take("the? given? value/number/string/set/list");
        self.take("the? character/letter");
        let close = ["{", "[", "("].into_iter().zip(["}", "]", ")"]).find(|(open, _)| self.sees_sign(open));
        if close.is_some() {
            self.step();
        }
        let bracketed = listed || close.is_some();
        let mut found = Readings::new();
        let mut values: Vec<Literal> = Vec::new();
        let mut count = 0;
        loop {
            match self.values() {
                Ok(Some(Ok(more))) => values.extend(more),
                Ok(Some(Err(expr))) if count == 0 && !either && !bracketed && !adjective(&expr) => {
                    return vec![(self.at, Value::Expr(expr))];
                }
                Ok(_) => {
                    if count > 0 || either || bracketed {
                        let error = self.error(
                            format!("{} is not a given value", self.seen()),
                            "write values as `0 or 1`, or texts in quotes",
                        );
                        self.refuse(error);
                    }
                    return found;
                }
                Err(error) => {
                    self.refuse(error);
                    return found;
                }
            }
            count += 1;
            let end = self.at;
            if close.is_none() && !(either && count < 2 && !listed) {
                found.push((end, given(&values, bracketed)));
            }
            if let Some((_, close)) = close
                && self.take(close)
            {
                return vec![(self.at, given(&values, true))];
            }
            if either && count == 1 && close.is_none() && !listed {
                // `either 1 or in the range [2, 5]`: what is behind `or` need not be a value.
                found.push((end, given(&values, false)));
            }
            self.at = end;
            if self.take_any(&[", or/and?", "or"]).is_none() && !(bracketed && self.take("and")) {
                return found;
            }
        }
    }

    /// Values that stand together as one class, or an expression that is no constant.
    fn values(&mut self) -> Result<Option<Result<Vec<Literal>, Expr>>, SyntaxError> {
        let start = self.at;
        if !matches!(self.kind(), Kind::Text(_)) || self.text_range_follows() {
            if let Some(class) = self.class()? {
                return Ok(Some(Ok(class.into_iter().map(|c| Literal::Text(c.to_string())).collect())));
            }
            self.at = start;
        }
        if self.done() || matches!(self.kind(), Kind::Sign(sign) if !["-", "(", "|"].contains(sign)) {
            return Ok(None);
        }
        let expr = self.bound()?;
        if self.sees_comparison().is_some() {
            return Ok(None);
        }
        Ok(Some(match literal(&expr) {
            Some(value) if constant(&expr) => Ok(vec![value]),
            _ => Err(expr),
        }))
    }
}

/// A value alone stands for itself, several are a list.
fn given(values: &[Literal], listed: bool) -> Value {
    match values {
        [value] if !listed => Value::Expr(expression_of(value)),
        _ => Value::Literals(unrepeated(values.to_vec())),
    }
}

/// A longer word alone is rather an English word than a name: `s is valid`.
fn adjective(expr: &Expr) -> bool {
    matches!(expr, Expr::Path(path) if path.steps.is_empty() && path.name.chars().count() > 2)
}

/// Every value once, in the order of the line.
pub fn unrepeated(values: Vec<Literal>) -> Vec<Literal> {
    let mut seen = BTreeSet::new();
    values.into_iter().filter(|value| seen.insert(format!("{value:?}"))).collect()
}
