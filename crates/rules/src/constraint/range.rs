//! Bounds in words: ranges, numbers with a sign, lengths of strings, decimal places.

use super::SyntaxError;
use super::chain::{interval, relation};
use super::count::NUMBERS;
use super::cursor::Cursor;
use super::lexer::Kind;
use super::predicate::{DIGITS_MAX, MADE_OF, RELATIONS};
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Rule};

impl Cursor {
    /// `a non-empty string of lowercase English letters`, `a string of length n`.
    pub fn texts_of(&mut self, subject: &Subject) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let filled = self.take("a? non-empty/nonempty string/strings");
        if filled || self.take("a? string/strings") {
            let more = self.at;
            if self.take("of length") {
                return self.lengths(subject.clone()).map(Some);
            }
            if self.take_any(&MADE_OF).is_some()
                && let Ok(mut rules) = self.made_of(subject.clone())
            {
                if filled {
                    let subjects = self.each(subject.clone())?;
                    let lengths = self.lengths_of(subjects)?;
                    rules.push(relation(lengths, Comparison::GreaterEqual, vec![Expr::Int(1)]));
                }
                return Ok(Some(rules));
            }
            self.at = more;
        }
        self.at = start;
        Ok(None)
    }

    /// `an integer in the range [1, 5]`, `a positive integer less than n`, `a positive even number`.
    pub fn number_that(&mut self, subject: &Subject) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const SIGNED: [(&str, Comparison); 3] = [
            ("a? positive integer/integers/number/numbers", Comparison::Greater),
            ("a? non-negative integer/integers/number/numbers", Comparison::GreaterEqual),
            ("a? negative integer/integers/number/numbers", Comparison::Less),
        ];
        let start = self.at;
        if let Some(odd) = self.take_any(&["a positive even integer/number", "a positive odd integer/number"]) {
            let subjects = self.each(subject.clone())?;
            let positive = relation(subjects.clone(), Comparison::Greater, vec![Expr::Int(0)]);
            return Ok(Some(vec![
                positive,
                Rule::Congruent { subjects, modulus: Expr::Int(2), remainder: odd as i64 },
            ]));
        }
        let sign = SIGNED.iter().find(|(words, _)| self.take(words)).map(|(_, comparison)| *comparison);
        if sign.is_none() && !self.take("a/an? integer/integers/number/numbers/value") {
            self.at = start;
            return Ok(None);
        }
        let said = match self.ranged(subject)? {
            Some(rules) => Some(rules),
            None => match RELATIONS.iter().find(|(words, _)| self.take(words)) {
                Some((_, comparison)) => Some(self.compared(subject.clone(), *comparison)?),
                None => None,
            },
        };
        let Some(mut rules) = said else {
            self.at = start;
            return Ok(None);
        };
        if let Some(sign) = sign {
            let subjects = self.each(subject.clone())?;
            rules.push(relation(subjects, sign, vec![Expr::Int(0)]));
        }
        Ok(Some(rules))
    }

    /// `between a and b`, `in the range [a, b]`, `from a to b`.
    pub fn ranged(&mut self, subject: &Subject) -> Result<Option<Vec<Rule>>, SyntaxError> {
        if self.sees_word(&["in", "within"]) && matches!(self.token(1).kind, Kind::Sign("[")) {
            self.step();
            return self.inside(subject.clone()).map(Some);
        }
        const RANGES: [&str; 4] =
            ["in/within/inside the? inclusive? range/interval of? from?", "between", "from", "ranging? from"];
        if self.take_any(&RANGES).is_none() {
            return Ok(None);
        }
        let (first, last, below) = self.range()?;
        self.take("inclusive");
        let subjects = self.each(subject.clone())?;
        Ok(Some(vec![interval(subjects, first, last, below)]))
    }

    /// `[a, b]`, `[a, b)`, `a to b`, `a and b`, `a..b`: the ends, and how the right one is met.
    pub fn range(&mut self) -> Result<(Expr, Expr, Comparison), SyntaxError> {
        if self.take("[") {
            self.enter()?;
            let place = self.at;
            let first = self.bound()?;
            self.refuse_text(place, &first)?;
            if !self.take(",") && !self.take("..") && !self.take("...") {
                return Err(self.lost("write the range as `[1, n]` or `1 to n`"));
            }
            let last = self.bound()?;
            self.refuse_text(place, &last)?;
            self.leave();
            if self.take(")") {
                return Ok((first, last, Comparison::Less));
            }
            self.expect("]")?;
            self.take("inclusive");
            return Ok((first, last, Comparison::LessEqual));
        }
        let place = self.at;
        let first = self.bound()?;
        self.refuse_text(place, &first)?;
        if self.take_any(&["to", "and", "..", "...", "through"]).is_none() {
            return Err(self.lost("write the range as `[1, n]` or `1 to n`"));
        }
        let last = self.bound()?;
        self.refuse_text(place, &last)?;
        if self.take("inclusive") || self.take("( inclusive )") || self.take(", inclusive") {
            return Ok((first, last, Comparison::LessEqual));
        }
        if self.take("exclusive") {
            return Err(self.error("an exclusive range has two readings", "write it with `<`"));
        }
        Ok((first, last, Comparison::LessEqual))
    }

    /// `{0, 1}` or `[a, b]` behind `in`.
    pub fn inside(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        if self.sees_sign("{") {
            return self.one_of(subject);
        }
        self.take("the? inclusive? range/interval");
        let (first, last, below) = self.range()?;
        let subjects = self.each(subject)?;
        Ok(vec![interval(subjects, first, last, below)])
    }

    /// `has at most 2 decimal places`.
    pub fn decimals(&mut self, subject: &Subject) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        self.take("has/have/with");
        if !self.take("at most") && !self.take("no more than") && !self.take("up to") {
            self.at = start;
            return Ok(None);
        }
        let digits = match self.kind().clone() {
            Kind::Int(value) => u32::try_from(value).ok(),
            Kind::Word(word) => NUMBERS.iter().position(|n| n.eq_ignore_ascii_case(&word)).map(|n| n as u32),
            _ => None,
        };
        let place = self.at;
        if let Some(digits) = digits {
            self.step();
            const PLACES: [&str; 3] = [
                "decimal/fractional places/place/digits/digit",
                "digits/digit/places/place after/behind the decimal? point",
                "decimals",
            ];
            if self.take_any(&PLACES).is_some() {
                if digits > DIGITS_MAX {
                    let message = format!("more than {DIGITS_MAX} decimal places cannot be told apart");
                    return Err(self.error_from(place, message, ""));
                }
                let subjects = self.each(subject.clone())?;
                return Ok(Some(vec![Rule::Decimals { subjects, digits }]));
            }
        }
        self.at = start;
        Ok(None)
    }
}
