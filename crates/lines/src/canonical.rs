//! The canonical language: one way to write each thing that can be said of an input, read as [`super::print()`] writes it.
//!
//! A line is statements with `;` between them, the last of which may be a condition with all that follows from it. A statement is a chain of
//! comparisons, a row, or one of the fixed sentences below. There is no choice in it, so that reading neither tries nor remembers.

use super::cursor::Cursor;
use super::lexer::{Kind, Sentences, Token};
use super::print::{AMOUNTS, FORMS, ORDERS, SIGNS, STRUCTURES};
use super::value::{literal, small};
use ojkit_model::constraint::{Appear, Comparison, Counted, Exception, Expr, Form, Literal, Rule};
use std::collections::BTreeSet;

impl Cursor<'_> {
    /// Reads a whole line in its canonical form; nothing where it is in no such form.
    pub fn canonical(&mut self, sentences: &Sentences) -> Option<Vec<Rule>> {
        if self.sees_sign("-") && self.token(1).start != self.token(0).end {
            // A bullet, or a minus.
            return None;
        }
        let rules = self.all_said(sentences)?;
        self.done().then_some(rules)
    }

    fn all_said(&mut self, sentences: &Sentences) -> Option<Vec<Rule>> {
        self.enter().ok()?;
        let mut rules = vec![self.said(sentences)?];
        while self.take(";") {
            rules.push(self.said(sentences)?);
        }
        self.leave();
        Some(rules)
    }

    fn said(&mut self, sentences: &Sentences) -> Option<Rule> {
        let start = self.at;
        if !self.comparison_follows_name() {
            if self.take("if") {
                return self.condition(sentences);
            }
            if let Some(rule) = self.opened() {
                return Some(rule);
            }
            // A parameter may be called like the first word of a sentence.
            self.at = start;
        }
        if let Some(rule) = self.sentence(sentences) {
            return Some(rule);
        }
        let mut subjects = vec![self.bound().ok()?];
        while self.commas && self.take(",") {
            subjects.push(self.bound().ok()?);
        }
        match (self.sees_comparison(), &subjects[..]) {
            (Some(Comparison::Equal), [row]) if self.token(1).kind == Kind::Sign("[") => {
                self.step();
                self.row(row.clone()).ok()
            }
            (Some(_), _) => match self.chain(subjects) {
                Ok(rule) => Some(rule),
                Err(error) => {
                    self.refuse(error);
                    None
                }
            },
            (None, _) => self.said_of(subjects),
        }
    }

    /// `if A and if B, then C; D`.
    fn condition(&mut self, sentences: &Sentences) -> Option<Rule> {
        let commas = std::mem::replace(&mut self.commas, false);
        let mut conditions = vec![self.said(sentences)?];
        while self.take("and if") {
            conditions.push(self.said(sentences)?);
        }
        self.commas = commas;
        if !self.take(", then") {
            return None;
        }
        Some(Rule::When { conditions, rules: self.all_said(sentences)? })
    }

    /// A sentence that begins with its own words.
    fn opened(&mut self) -> Option<Rule> {
        if self.take("all the value of") {
            let subject = Expr::Path(self.path().ok()?);
            return self.take("is distinct").then_some(Rule::Distinct { subject, cells: true });
        }
        if self.take("all the tuple (") {
            let items = self.expressions()?;
            return self.take(") is distinct").then_some(Rule::DistinctTuples { items });
        }
        if self.take("the sum of") {
            let subject = self.bound().ok()?;
            let operator = self.take("over all test case").then(|| self.operator()).flatten()?;
            return Some(Rule::Total { subject, operator, bound: self.bound().ok()? });
        }
        if self.take("the number of") {
            return self.number_of();
        }
        if self.take("the =words of") {
            let subjects = self.expressions()?;
            return self
                .take("is separated by single space")
                .then_some(Rule::Form { subjects, form: Form::SingleSpaces });
        }
        if self.take("the input represents") {
            return Some(Rule::Structure { subject: None, structure: self.named_in(&STRUCTURES)? });
        }
        if self.take("some value of") {
            let subject = Expr::Path(self.path().ok()?);
            let least = self.take("appears at least").then(|| self.bound().ok()).flatten()?;
            return self.take("time").then_some(Rule::Appear { subject, appear: Appear::Some { least } });
        }
        if self.take("each value of") {
            let subject = Expr::Path(self.path().ok()?);
            let (least, most) = self.times("appears")?;
            let except = if self.take("except for exactly") { Some(self.exception()?) } else { None };
            return Some(Rule::Appear { subject, appear: Appear::Each { least, most, except } });
        }
        if self.take("character") {
            let place = usize::try_from(self.int()?).ok().filter(|place| *place <= 1_000)?;
            let from_end = self.take("from the end");
            let subjects = if self.take("of") { vec![self.bound().ok()?] } else { return None };
            return self.take("is").then(|| self.characters()).flatten().map(|alphabet| Rule::Letter {
                subjects,
                place,
                from_end,
                alphabet,
            });
        }
        None
    }

    /// What is said behind its subjects.
    fn said_of(&mut self, subjects: Vec<Expr>) -> Option<Rule> {
        if let Some(form) = self.named_in(&FORMS) {
            return Some(Rule::Form { subjects, form });
        }
        if self.take("is one of {") {
            let values = self.expressions()?.iter().map(literal).collect::<Option<_>>()?;
            return self.take("}").then_some(Rule::OneOf { subjects, values });
        }
        if self.take("consists of") {
            return Some(Rule::Alphabet { subjects, alphabet: self.characters()? });
        }
        if let Some(remainder) = self.named_in(&[("is even", 0), ("is odd", 1)]) {
            return Some(Rule::Congruent { subjects, modulus: Expr::Int(2), remainder });
        }
        if self.take("is divisible by") {
            let modulus =
                self.bound().ok().filter(|by| !matches!(by, Expr::Int(..=0) | Expr::Double(_) | Expr::Text(_)))?;
            return Some(Rule::Congruent { subjects, modulus, remainder: 0 });
        }
        if self.take("is an? element of") {
            return Some(Rule::Member { subjects, array: Expr::Path(self.path().ok()?) });
        }
        if self.take("has at most") {
            let digits = u32::try_from(self.int()?).ok().filter(|digits| *digits <= 15)?;
            return self.take("decimal place").then_some(Rule::Decimals { subjects, digits });
        }
        let [subject @ Expr::Path(_)] = &subjects[..] else { return None };
        self.said_of_one(subject.clone())
    }

    fn said_of_one(&mut self, subject: Expr) -> Option<Rule> {
        if self.take("is sorted in") {
            let order = self.named_in(&ORDERS)?;
            return self.take("order").then_some(Rule::Sorted { subject, order });
        }
        if self.take("is a permutation of [") {
            let [first, last] = <[Expr; 2]>::try_from(self.expressions()?).ok()?;
            return self.take("]").then_some(Rule::Permutation { subject, first, last });
        }
        if self.take("represents") {
            return Some(Rule::Structure { subject: Some(subject), structure: self.named_in(&STRUCTURES)? });
        }
        if let Some(remainder) = self.named_in(&[("contains an even number of", 0), ("contains an odd number of", 1)]) {
            return Some(Rule::CountRemainder { subject, what: self.counted_values()?, modulus: 2, remainder });
        }
        let operator = self.take("contains").then(|| self.named_in(&AMOUNTS)).flatten()?;
        let number = self.bound().ok()?;
        if operator == Comparison::LessEqual && self.take("consecutive") {
            let most = small(&number).filter(|most| *most >= 0)?;
            return Some(Rule::Run { subject, what: self.counted_values()?, most });
        }
        self.take("different value").then_some(Rule::Appear { subject, appear: Appear::Different { operator, number } })
    }

    /// A sentence of a form, in which expressions stand at their places.
    fn sentence(&mut self, sentences: &Sentences) -> Option<Rule> {
        let start = self.at;
        for (wording, words) in sentences {
            if let Some(of) = self.filled(words) {
                return Some(Rule::Stated { wording, of });
            }
            self.at = start;
        }
        None
    }

    fn filled(&mut self, words: &[Token]) -> Option<Vec<Expr>> {
        let mut of = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at).filter(|word| word.kind != Kind::End) {
            at += 1;
            if word.kind == Kind::Sign("{") {
                at += 1;
                of.push(self.bound().ok()?);
            } else if *self.kind() == word.kind || matches!(&word.kind, Kind::Word(word) if self.sees_word(&[word])) {
                self.step();
            } else {
                return None;
            }
        }
        // A longer sentence may go on where a shorter one ends.
        (matches!(self.kind(), Kind::End | Kind::Sign(";" | ",")) || self.sees_word(&["and"])).then_some(of)
    }

    /// How many of what are in an array or text, against a bound or modulo a number.
    fn number_of(&mut self) -> Option<Rule> {
        let what = self.counted_values()?;
        let subject = if self.take("in") { Expr::Path(self.path().ok()?) } else { return None };
        if self.take("%") {
            let modulus = self.int()?;
            let remainder = if self.take("==") { self.int()? } else { return None };
            let is_sound = (2..=1_000_000).contains(&modulus) && (0..modulus).contains(&remainder);
            return is_sound.then_some(Rule::CountRemainder { subject, what, modulus, remainder });
        }
        let operator = self.operator()?;
        Some(Rule::Count { subject, what, operator, bound: self.bound().ok()? })
    }

    /// `characters ('a', 'b')`, `0, 1`, `non-space characters`, `positive numbers`.
    fn counted_values(&mut self) -> Option<Counted> {
        if self.take("character (") {
            let letters = self.characters()?;
            let values = letters.iter().map(|letter| Literal::Text(letter.to_string())).collect();
            return self.take(")").then_some(Counted::Values(values));
        }
        if self.take("non-space character") {
            return Some(Counted::Except(vec![' ']));
        }
        if let Some(sign) = self.named_in(&SIGNS) {
            return Some(Counted::Signed(sign));
        }
        let values = self.expressions()?.iter().map(|value| small(value).map(Literal::Int)).collect::<Option<_>>()?;
        Some(Counted::Values(values))
    }

    /// `2 to 5 times`, `at least 2 times`, behind its verb.
    fn times(&mut self, verb: &'static str) -> Option<(i64, Option<Expr>)> {
        if !self.take(verb) {
            return None;
        }
        let is_open = self.take("at least");
        let least = self.int().filter(|least| *least >= 1)?;
        let most = if is_open { None } else { self.take("to").then(|| self.bound().ok()).flatten().map(Some)? };
        self.take("time").then_some((least, most))
    }

    /// `1 values which appear 1 to 1 times`.
    fn exception(&mut self) -> Option<Exception> {
        let values = self.int().filter(|values| (1..=8).contains(values))?;
        let (least, most) = if self.take("value which") { self.times("appears")? } else { return None };
        let most = match most {
            Some(most) => Some(small(&most)?),
            None => None,
        };
        Some(Exception { values, least, most })
    }

    /// `'a' to 'z', '.'`: sorted, each once.
    fn characters(&mut self) -> Option<Vec<char>> {
        let mut found = BTreeSet::new();
        loop {
            let first = self.character()?;
            let last = if self.take("to") { self.character()? } else { first };
            found.extend(first..=last);
            if first > last || !matches!(self.token(1).kind, Kind::Text(_)) || !self.take(",") {
                return (first <= last).then(|| found.into_iter().collect());
            }
        }
    }

    fn character(&mut self) -> Option<char> {
        let Kind::Text(text) = self.kind() else { return None };
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        self.step();
        Some(letter)
    }

    fn expressions(&mut self) -> Option<Vec<Expr>> {
        let mut items = vec![self.bound().ok()?];
        while self.take(",") {
            items.push(self.bound().ok()?);
        }
        Some(items)
    }

    fn operator(&mut self) -> Option<Comparison> {
        let operator = self.sees_comparison()?;
        self.step();
        Some(operator)
    }

    fn int(&mut self) -> Option<i64> {
        let Kind::Int(value) = *self.kind() else { return None };
        self.step();
        i64::try_from(value).ok()
    }

    /// What the first of these words stand for that are next.
    fn named_in<T: Copy>(&mut self, known: &[(&'static str, T)]) -> Option<T> {
        known.iter().find(|(words, _)| self.take(words)).map(|(_, value)| *value)
    }
}
