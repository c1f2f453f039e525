//! How many of what: `at least one`, `exactly one 'S' and one 'T'`, `non-zero numbers`.

use super::SyntaxError;
use super::grammar::taken;
use super::reader::{Reader, Readings};
use super::value::{Value, small};
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal};

/// Small numbers as words.
pub const NUMBERS: [&str; 11] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// Nouns of single characters or cells, behind what they are.
const UNITS: &str = "character/letter/cell/element/symbol";
impl Reader<'_> {
    /// A small number, perhaps as a word.
    pub fn number(&mut self) -> Option<i128> {
        let number = match self.kind() {
            Kind::Int(value) if *value >= 0 => *value,
            Kind::Word(word) if word.eq_ignore_ascii_case("a") || word.eq_ignore_ascii_case("an") => 1,
            Kind::Word(word) => NUMBERS.iter().position(|n| n.eq_ignore_ascii_case(word))? as i128,
            _ => return None,
        };
        self.step();
        Some(number)
    }

    /// `at least one`, `exactly k`.
    pub fn quantity(&mut self) -> Option<(Comparison, Expr)> {
        if self.take("a single") {
            return Some((Comparison::Equal, Expr::Int(1)));
        }
        let Some(Value::Comparison(operator)) = taken("amount", self) else { return None };
        if let Kind::Word(word) = self.kind()
            && word.len() == 1
            && !word.eq_ignore_ascii_case("a")
            && matches!(self.token(1).kind, Kind::Word(_) | Kind::Int(_) | Kind::Text(_))
        {
            return self.path().ok().map(|path| (*operator, Expr::Path(path)));
        }
        self.number().map(|number| (*operator, Expr::Int(number)))
    }

    /// `exactly one 'S' and one 'T'`: every number with its kind.
    pub fn quantities(&mut self) -> Readings<Value> {
        let mut found = Readings::new();
        let mut listed = Vec::new();
        let Some((mut operator, mut bound)) = self.quantity() else { return found };
        loop {
            let Some(what) = self.counted_kind().ok().flatten() else { return found };
            // A word is there exactly where something other than a space is.
            let one = (operator, &bound) == (Comparison::GreaterEqual, &Expr::Int(1));
            if matches!(what, Counted::Except(_)) && !one {
                return found;
            }
            listed.push((operator, bound.clone(), what));
            found.push((self.at, Value::Quantities(listed.clone())));
            if self.take_any(&[", and?", "and"]).is_none() {
                return found;
            }
            if let Some(next) = self.quantity() {
                (operator, bound) = next;
            } else if let Some(number) = self.number() {
                bound = Expr::Int(number);
            } else if !matches!(self.kind(), Kind::Text(_)) {
                return found;
            }
        }
    }

    /// A kind of scalars, as `vertical bars '|'`; nothing where none is named.
    pub fn counted_kind(&mut self) -> Result<Option<Counted>, SyntaxError> {
        let start = self.at;
        const VALUED: [&str; 2] = ["cell/element/entry with a? value of?", "cell/element/value/integer equal to"];
        if self.take_any(&VALUED).is_some() {
            return self.state();
        }
        if let Some(Value::Comparison(comparison)) = taken("sign", self) {
            self.take("integer/number/element/value/coefficient");
            return Ok(Some(Counted::Signed(*comparison)));
        }
        if self.take("non-space/non-blank character") || self.take("=word") {
            return Ok(Some(Counted::Except(vec![' '])));
        }
        for (words, value) in [("zero", 0), ("ones", 1)] {
            if self.take(words) {
                return Ok(Some(Counted::Values(vec![Literal::Int(value)])));
            }
        }
        self.take("occurrence of");
        if self.take("character/letter") && !matches!(self.kind(), Kind::Text(_)) {
            self.at = start;
        }
        let negative = self.sees_sign("-") && matches!(self.token(1).kind, Kind::Int(_));
        if negative {
            self.step();
        }
        if let Kind::Int(value) = *self.kind() {
            self.step();
            self.plural_mark();
            self.take(UNITS);
            let value = i64::try_from(if negative { -value } else { value }).ok();
            return Ok(value.map(|value| Counted::Values(vec![Literal::Int(value)])));
        }
        if let Ok(Some(class)) = self.class() {
            self.plural_mark();
            self.take(UNITS);
            let texts = class.into_iter().map(|c| Literal::Text(c.to_string())).collect();
            return Ok(Some(Counted::Values(texts)));
        }
        Ok(None)
    }

    /// The `s` of `'1's` and `0s`.
    fn plural_mark(&mut self) {
        if self.touches() && self.sees_word(&["s"]) {
            self.step();
        }
    }

    /// `non-zero`, `positive`, `1`, behind `is`.
    pub fn state(&mut self) -> Result<Option<Counted>, SyntaxError> {
        if let Some(Value::Comparison(comparison)) = taken("sign", self) {
            return Ok(Some(Counted::Signed(*comparison)));
        }
        self.take("equal to");
        match self.kind() {
            Kind::Int(_) | Kind::Sign("-") => {
                let value = small(&self.bound()?);
                Ok(value.map(|value| Counted::Values(vec![Literal::Int(value)])))
            }
            Kind::Text(text) => {
                let text = text.clone();
                self.step();
                Ok(Some(Counted::Values(vec![Literal::Text(text)])))
            }
            _ => Ok(None),
        }
    }
}
