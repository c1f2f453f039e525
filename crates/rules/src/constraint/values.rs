//! Given values: `is either 0 or 1`, `is one of "add", "remove"`.

use super::SyntaxError;
use super::chain::{constant, relation};
use super::cursor::Cursor;
use super::lexer::Kind;
use super::predicate::STATES_OF_BEING;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Literal, Rule};
use std::collections::BTreeSet;

enum Value {
    Literals(Vec<Literal>),
    Bound(Expr),
}

impl Cursor {
    /// Reads the values behind `is`.
    pub fn one_of(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        let start = self.at;
        let either = self.take("either");
        let listed = self.take("one/any of") || self.take("an? element/member of") || self.take("in/from");
        if listed || either {
            self.take("the? following");
            self.take("characters/letters/values/strings");
            self.take(":");
        }
        self.take("the? given? values/value/numbers/strings/set/list");
        if self.sees_word(&["the", "characters", "letters"]) {
            self.take("the? characters/character/letters/letter");
        }
        let close = ["{", "[", "("].into_iter().zip(["}", "]", ")"]).find(|(open, _)| self.sees_sign(open));
        if close.is_some() {
            self.step();
        }
        let mut values: Vec<Literal> = Vec::new();
        let mut count = 0;
        loop {
            let place = self.at;
            match self.value()? {
                Some(Value::Literals(more)) => values.extend(more),
                Some(Value::Bound(expr)) if count == 0 && !either && !listed && close.is_none() => {
                    if self.sees_word(&["or"]) {
                        let help = "write texts in quotes, as in `is either 'a' or 'b'`";
                        return Err(self.error_from(place, "this is no given value", help));
                    }
                    if adjective(&expr) || self.article(place) {
                        self.at = place;
                        return Err(self.lost(STATES_OF_BEING));
                    }
                    let subjects = self.each(subject)?;
                    return Ok(vec![relation(subjects, Comparison::Equal, vec![expr])]);
                }
                Some(Value::Bound(_))
                    if close.is_some() || self.token_at(place.saturating_sub(1)).kind == Kind::Word("or".into()) =>
                {
                    return Err(self.error_from(place, "this is no given value", "write numbers, or texts in quotes"));
                }
                _ if count == 0 && !either && !listed => {
                    self.at = place;
                    return Err(self.lost(STATES_OF_BEING));
                }
                _ => {
                    self.at = place;
                    return Err(self.lost("write values as `0 or 1`, or texts in quotes"));
                }
            }
            count += 1;
            let separator = self.at;
            if self.take_any(&[", or/and?", "or"]).is_none() && !((listed || close.is_some()) && self.take("and")) {
                break;
            }
            let ranged = self.at;
            self.take_quietly("a/an integer/number/value");
            let is_ranged = self.sees_word(&["in", "between", "within", "from"]);
            if !is_ranged {
                self.at = ranged;
            }
            if close.is_none() && !listed && is_ranged {
                // `-1 or in the range [1, 5]`: where it is none of the values, the rest holds.
                let subjects = self.each(subject.clone())?;
                let mut rules = Vec::new();
                for item in subjects {
                    let differs =
                        |value| relation(vec![item.clone()], Comparison::NotEqual, vec![expression_of(value)]);
                    let conditions = values.iter().map(differs).collect();
                    let before = self.at;
                    let Some(said) = self.ranged(&Subject::Exprs(vec![item.clone()]))? else {
                        return Err(self.lost("write the range as `[1, n]`"));
                    };
                    rules.push((Rule::When { conditions, rules: said }, self.at));
                    self.at = before;
                }
                self.at = rules.last().map_or(self.at, |rule| rule.1);
                return Ok(rules.into_iter().map(|rule| rule.0).collect());
            }
            if close.is_none() && !self.value_follows() {
                self.at = separator;
                break;
            }
        }
        if let Some((_, close)) = close {
            self.expect(close)?;
        }
        if either && count < 2 {
            return Err(self.error_from(start, "`either` wants two values or more", "write `is either 0 or 1`"));
        }
        let subjects = self.each(subject)?;
        if let ([value], false) = (&values[..], listed || close.is_some()) {
            return Ok(vec![relation(subjects, Comparison::Equal, vec![expression_of(value)])]);
        }
        Ok(vec![Rule::OneOf { subjects, values: unrepeated(values) }])
    }

    /// Whether a value stands behind a separator, rather than the next clause.
    fn value_follows(&mut self) -> bool {
        let start = self.at;
        let found = match self.value() {
            Ok(Some(Value::Literals(_))) => self.sees_comparison().is_none() && !self.sees_word(&["is", "are"]),
            _ => false,
        };
        // Behind `or` nothing but a value can stand.
        let or =
            matches!(&self.token_at(start.saturating_sub(1)).kind, Kind::Word(word) if word.eq_ignore_ascii_case("or"));
        self.at = start;
        found || or
    }

    /// Whether `a` or `an` at a place is an article rather than a name.
    fn article(&self, place: usize) -> bool {
        let word = |place: usize| match &self.token_at(place).kind {
            Kind::Word(word) => Some(word.to_ascii_lowercase()),
            _ => None,
        };
        let article = word(place).is_some_and(|word| word == "a" || word == "an");
        article && word(place + 1).is_some_and(|next| !["and", "for", "if", "where"].contains(&next.as_str()))
    }

    fn value(&mut self) -> Result<Option<Value>, SyntaxError> {
        let start = self.at;
        if !matches!(self.kind(), Kind::Text(_)) || self.text_range_follows() {
            if let Some(class) = self.class()? {
                let texts = class.into_iter().map(|c| Literal::Text(c.to_string())).collect();
                return Ok(Some(Value::Literals(texts)));
            }
            self.at = start;
        }
        if self.done() || matches!(self.kind(), Kind::Sign(sign) if !["-", "(", "|"].contains(sign)) {
            return Ok(None);
        }
        let expr = self.bound()?;
        if !constant(&expr) {
            return Ok(Some(Value::Bound(expr)));
        }
        Ok(Some(match literal(&expr) {
            Some(value) => Value::Literals(vec![value]),
            None => Value::Bound(expr),
        }))
    }
}

/// A longer word alone is rather an English word than a name: `s is valid`.
fn adjective(expr: &Expr) -> bool {
    matches!(expr, Expr::Path(path) if path.steps.is_empty() && path.name.chars().count() > 2)
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

fn expression_of(value: &Literal) -> Expr {
    match value {
        Literal::Int(value) => Expr::Int(i128::from(*value)),
        Literal::Double(value) => Expr::Double(*value),
        Literal::Text(text) => Expr::Text(text.clone()),
    }
}

/// Every value once, in the order of the line.
pub fn unrepeated(values: Vec<Literal>) -> Vec<Literal> {
    let mut seen = BTreeSet::new();
    values.into_iter().filter(|value| seen.insert(format!("{value:?}"))).collect()
}
