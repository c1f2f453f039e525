//! How many of a kind: `There is at least one 0 in grid`, `s contains exactly one '*'`.

use super::SyntaxError;
use super::chain::relation;
use super::cursor::Cursor;
use super::lexer::Kind;
use super::structure::below;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Path, Rule, Step};

/// Small numbers as words.
pub const NUMBERS: [&str; 11] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// What stands before the number.
const QUANTITIES: [(&str, Comparison); 8] = [
    ("at least", Comparison::GreaterEqual),
    ("no fewer/less than", Comparison::GreaterEqual),
    ("at most", Comparison::LessEqual),
    ("no more than", Comparison::LessEqual),
    ("up to", Comparison::LessEqual),
    ("always? exactly", Comparison::Equal),
    ("precisely", Comparison::Equal),
    ("only", Comparison::Equal),
];

/// Numbers by their sign.
const SIGNS: [(&str, Comparison); 5] = [
    ("positive", Comparison::Greater),
    ("negative", Comparison::Less),
    ("non-negative/nonnegative", Comparison::GreaterEqual),
    ("non-positive/nonpositive", Comparison::LessEqual),
    ("non-zero/nonzero", Comparison::NotEqual),
];

/// What is counted, as the line says it.
#[derive(Clone)]
enum What {
    /// Scalars of a kind.
    Kind(Counted),
    /// Anything: the length.
    Items,
}

impl Cursor {
    /// `There is exactly one 'S' in grid`, `The number of 1s in s is at most 5`, `At least one value of x is non-zero`.
    pub fn counted_statement(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        const RUNS: [&str; 4] =
            ["there cannot be", "there can/must/should/will not be", "there is/are", "there can/must/will be"];
        if let Some(said) = self.take_any_quietly(&RUNS) {
            if let Some((what, most)) = self.side_by_side(said < 2)?
                && self.take("in/within/inside")
            {
                let subject = Expr::Path(self.named_array()?);
                return Ok(Some(vec![Rule::Run { subject, what, most }]));
            }
            self.at = start;
        }
        if self.take_quietly("there is/are/exists/exist/was always?") || self.take_quietly("there will/must be") {
            if let Some(found) = self.quantified()?
                && self.take("in/within/inside")
            {
                let subject = Expr::Path(self.named_array()?);
                return self.counts(&subject, found).map(Some);
            }
            self.at = start;
            return Ok(None);
        }
        if self.take_quietly("the? number of") {
            if let Some(what) = self.what()?
                && !matches!(what, What::Items)
                && self.take("in/of")
                && let Ok(subject) = self.named_array()
            {
                let subject = Expr::Path(subject);
                let said = if let Some(operator) = self.sees_comparison() {
                    self.step();
                    vec![(operator, self.bound()?)]
                } else if self.sees_sign("%") {
                    self.step();
                    return self.remainder(&subject, what);
                } else {
                    self.relation_in_words()?
                };
                if let What::Kind(what) = what
                    && !said.is_empty()
                {
                    let rule = |(operator, bound)| Rule::Count {
                        subject: subject.clone(),
                        what: what.clone(),
                        operator,
                        bound,
                    };
                    return Ok(Some(said.into_iter().map(rule).collect()));
                }
            }
            self.at = start;
            return Ok(None);
        }
        if self.sees_word(&["at"])
            && let Some((operator, bound)) = self.quantity()
            && self.take("element/elements/value/values/number/numbers/integer/integers of/in/from")
            && let Ok(subject) = self.named_array()
            && self.take("is/are")
            && let Some(kind) = self.state()?
        {
            return Ok(Some(vec![Rule::Count { subject: Expr::Path(subject), what: kind, operator, bound }]));
        }
        self.at = start;
        Ok(None)
    }

    /// `2 == 0` behind `the number of 1s in s %`.
    fn remainder(&mut self, subject: &Expr, what: What) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let (modulus, equals, remainder) = (self.number(), self.take("==/="), self.number());
        match (what, modulus, remainder) {
            (What::Kind(what), Some(modulus @ 2..=1_000_000), Some(remainder)) if equals && remainder < modulus => {
                let (modulus, remainder) = (modulus as i64, remainder as i64);
                Ok(Some(vec![Rule::CountRemainder { subject: subject.clone(), what, modulus, remainder }]))
            }
            _ => Err(self.lost("write `% 2 == 0`")),
        }
    }

    /// A name, perhaps behind `the string` and its kin.
    pub fn named_array(&mut self) -> Result<Path, SyntaxError> {
        self.take_quietly("the");
        self.take_noun("string/array/grid/matrix/board/list");
        self.path()
    }

    /// `contains exactly one '*'` behind its subject; nothing where no number follows.
    pub fn counted_predicate(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const VERBS: [&str; 4] = [
            "contains/contain/has/have/includes/include",
            "will/must always? contain/have",
            "consists/consist of",
            "is/are guaranteed to contain/have",
        ];
        const RUNS: [&str; 3] =
            ["does/do/will/must/can not contain/have", "cannot contain/have", "contains/contain/has/have"];
        let start = self.at;
        if let Some(said) = self.take_any_quietly(&RUNS)
            && let Some((what, most)) = self.side_by_side(said < 2)?
        {
            let rule = |item: &Expr| Rule::Run { subject: item.clone(), what: what.clone(), most };
            return Ok(Some(items.iter().map(rule).collect()));
        }
        self.at = start;
        if self.take_any(&VERBS).is_some()
            && let Some(found) = self.quantified()?
        {
            let mut rules = Vec::new();
            for item in items {
                rules.extend(self.counts(item, found.clone())?);
            }
            return Ok(Some(rules));
        }
        self.at = start;
        Ok(None)
    }

    /// What the words behind a subject compare it with, as `is at most 5`; empty where they do not compare.
    fn relation_in_words(&mut self) -> Result<Vec<(Comparison, Expr)>, SyntaxError> {
        let dummy = Expr::Path(Path { name: "it".to_string(), steps: Vec::new(), column: 0 });
        let rules = self.predicate(Subject::Exprs(vec![dummy.clone()]))?;
        let mut said = Vec::new();
        for rule in rules {
            let Rule::Chain { groups, operators } = rule else { return Ok(Vec::new()) };
            for (pair, operator) in groups.windows(2).zip(operators) {
                match (&pair[0][..], &pair[1][..]) {
                    ([left], [bound]) if *left == dummy => said.push((operator, bound.clone())),
                    ([bound], [right]) if *right == dummy => said.push((operator.flipped(), bound.clone())),
                    _ => return Ok(Vec::new()),
                }
            }
        }
        Ok(said)
    }

    fn counts(&mut self, subject: &Expr, found: Vec<(Comparison, Expr, What)>) -> Result<Vec<Rule>, SyntaxError> {
        let Expr::Path(path) = subject else {
            return Err(self.error("only an array or a string holds anything", "name it"));
        };
        let mut rules = Vec::new();
        for (operator, bound, what) in found {
            rules.push(match what {
                What::Kind(what) => Rule::Count { subject: subject.clone(), what, operator, bound },
                What::Items => {
                    let mut path = path.clone();
                    path.steps.push(Step::Length);
                    relation(vec![Expr::Path(path)], operator, vec![bound])
                }
            });
        }
        Ok(rules)
    }

    /// `at least one`, `exactly k`.
    pub fn quantity(&mut self) -> Option<(Comparison, Expr)> {
        if self.take_quietly("a single") {
            return Some((Comparison::Equal, Expr::Int(1)));
        }
        let (_, operator) = QUANTITIES.iter().find(|(words, _)| self.take_quietly(words))?;
        if let Kind::Word(word) = self.kind()
            && word.len() == 1
            && !word.eq_ignore_ascii_case("a")
            && matches!(self.token(1).kind, Kind::Word(_) | Kind::Int(_) | Kind::Text(_))
        {
            return self.path().ok().map(|path| (*operator, Expr::Path(path)));
        }
        self.number().map(|number| (*operator, Expr::Int(number)))
    }

    /// `at most 20 consecutive '+'`, `more than 20 consecutive '+'` where that is refused, `no three consecutive '+'`.
    fn side_by_side(&mut self, refused: bool) -> Result<Option<(Counted, i64)>, SyntaxError> {
        let start = self.at;
        let most = if refused {
            if self.take_quietly("more than") { self.number() } else { self.number().map(|number| number - 1) }
        } else {
            match self.quantity() {
                Some((Comparison::LessEqual, Expr::Int(number))) => Some(number),
                None if self.take_quietly("no") => self.number().map(|number| number - 1),
                _ => None,
            }
        };
        let most = most.and_then(|most| i64::try_from(most).ok()).filter(|&most| most >= 0);
        if let Some(most) = most
            && self.take_quietly("consecutive/adjacent/contiguous/successive")
            && let Some(what) = self.counted_kind()?
        {
            return Ok(Some((what, most)));
        }
        self.at = start;
        Ok(None)
    }

    /// A kind of scalars, as `vertical bars '|'`; nothing where none is named.
    pub fn counted_kind(&mut self) -> Result<Option<Counted>, SyntaxError> {
        Ok(match self.what()? {
            Some(What::Kind(kind)) => Some(kind),
            _ => None,
        })
    }

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

    /// `exactly one 'S' and one 'T'`, with every number and its kind.
    fn quantified(&mut self) -> Result<Option<Vec<(Comparison, Expr, What)>>, SyntaxError> {
        let start = self.at;
        let Some((mut operator, mut bound)) = self.quantity() else {
            self.at = start;
            return Ok(None);
        };
        let mut found = Vec::new();
        loop {
            let Some(what) = self.what()? else {
                self.at = start;
                return Ok(None);
            };
            // A word is there exactly where something other than a space is.
            if matches!(what, What::Kind(Counted::Except(_)))
                && (operator, &bound) != (Comparison::GreaterEqual, &Expr::Int(1))
            {
                self.at = start;
                return Ok(None);
            }
            found.push((operator, bound.clone(), what));
            let joint = self.at;
            if self.take_any(&[", and?", "and"]).is_none() {
                return Ok(Some(found));
            }
            if let Some((again, number)) = self.quantity() {
                (operator, bound) = (again, number);
            } else if let Some(number) = self.number() {
                bound = Expr::Int(number);
            } else if !matches!(self.kind(), Kind::Text(_)) {
                self.at = joint;
                return Ok(Some(found));
            }
        }
    }

    /// What is counted; nothing where the words name no kind.
    fn what(&mut self) -> Result<Option<What>, SyntaxError> {
        const UNITS: &str = "characters/character/letters/letter/cells/cell/elements/element/symbols/symbol";
        const ITEMS: &str = "elements/element/items/item/values/value/numbers/number/integers/integer/rows/row";
        let start = self.at;
        const VALUED: [&str; 2] = [
            "cells/cell/elements/element/entries/entry with a? value/values of?",
            "cells/cell/elements/element/values/value/integers/integer equal to",
        ];
        if self.take_any_quietly(&VALUED).is_some() {
            return match self.state()? {
                Some(kind) => Ok(Some(What::Kind(kind))),
                None => {
                    self.at = start;
                    Ok(None)
                }
            };
        }
        for (sign, comparison) in SIGNS {
            if self.take_quietly(sign) {
                self.take("integers/integer/numbers/number/elements/element/values/value/coefficients/coefficient");
                return Ok(Some(What::Kind(Counted::Signed(comparison))));
            }
        }
        if self.take_quietly("non-space/non-blank characters/character") {
            return Ok(Some(What::Kind(Counted::Except(vec![' ']))));
        }
        if self.take_quietly("word") {
            return Ok(Some(What::Kind(Counted::Except(vec![' ']))));
        }
        for (words, value) in [("zeros/zeroes/zero", 0), ("ones", 1)] {
            if self.take_quietly(words) {
                return Ok(Some(What::Kind(Counted::Values(vec![Literal::Int(value)]))));
            }
        }
        self.take_quietly("occurrences/occurrence of");
        let named = self.take_quietly("characters/character/letters/letter");
        if named && !matches!(self.kind(), Kind::Text(_)) {
            self.at = start;
        }
        let negative = self.sees_sign("-") && matches!(self.token(1).kind, Kind::Int(_));
        if negative {
            self.step();
        }
        if let Kind::Int(value) = *self.kind() {
            self.step();
            let value = if negative { -value } else { value };
            if self.touches() && self.sees_word(&["s"]) {
                self.step();
            }
            self.take_quietly(UNITS);
            let Ok(value) = i64::try_from(value) else { return Ok(None) };
            return Ok(Some(What::Kind(Counted::Values(vec![Literal::Int(value)]))));
        }
        if let Ok(Some(class)) = self.class() {
            if self.touches() && self.sees_word(&["s"]) {
                self.step();
            }
            self.take_quietly(UNITS);
            let texts = class.into_iter().map(|c| Literal::Text(c.to_string())).collect();
            return Ok(Some(What::Kind(Counted::Values(texts))));
        }
        self.at = start;
        if self.take_quietly(ITEMS) && (self.done() || self.sees_sign(".") || self.sees_word(&["in"])) {
            return Ok(Some(What::Items));
        }
        self.at = start;
        Ok(None)
    }

    /// `non-zero`, `positive`, `1`, behind `is`.
    fn state(&mut self) -> Result<Option<Counted>, SyntaxError> {
        for (sign, comparison) in SIGNS {
            if self.take_quietly(sign) {
                return Ok(Some(Counted::Signed(comparison)));
            }
        }
        self.take_quietly("equal to");
        match self.kind() {
            Kind::Int(_) | Kind::Sign("-") => match self.bound()? {
                Expr::Int(value) => {
                    Ok(i64::try_from(value).ok().map(|value| Counted::Values(vec![Literal::Int(value)])))
                }
                _ => Ok(None),
            },
            Kind::Text(text) => {
                let text = text.clone();
                self.step();
                Ok(Some(Counted::Values(vec![Literal::Text(text)])))
            }
            _ => Ok(None),
        }
    }

    /// `contains each English lowercase letter exactly once`, `contains every integer from 1 to n exactly once`.
    pub fn each_once(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let [subject @ Expr::Path(path)] = items else { return Ok(None) };
        if !self.take_quietly("contains/contain/has/have all/each/every of? the?")
            && !self.take_quietly("contains/contain/consists/consist of? the?")
        {
            return Ok(None);
        }
        let numbers = self.take_quietly("integers/integer/numbers/number/values/value");
        if numbers {
            let from = self.take_any(&["in the? inclusive? range", "from", "between"]).is_some();
            if from
                && let Ok((first, last, Comparison::LessEqual)) = self.range()
                && self.take_any(&["exactly once", "once", "without repetition/repetitions/duplicates"]).is_some()
            {
                return Ok(Some(vec![Rule::Permutation { subject: subject.clone(), first, last }]));
            }
        } else if let Ok(class) = self.alphabet()
            && let Some(at_least) = self.take_any(&["exactly once", "at least once"])
        {
            self.take("in some/any order");
            if at_least == 1 {
                let one = |c: char| Rule::Count {
                    subject: subject.clone(),
                    what: Counted::Values(vec![Literal::Text(c.to_string())]),
                    operator: Comparison::GreaterEqual,
                    bound: Expr::Int(1),
                };
                return Ok(Some(class.into_iter().map(one).collect()));
            }
            let alphabet = class;
            let mut length = path.clone();
            length.steps.push(Step::Length);
            let count = Expr::Int(alphabet.len() as i128);
            return Ok(Some(vec![
                relation(vec![Expr::Path(length)], Comparison::Equal, vec![count]),
                Rule::Alphabet { subjects: vec![subject.clone()], alphabet },
                Rule::Distinct { subject: subject.clone(), cells: true },
            ]));
        }
        self.at = start;
        Ok(None)
    }

    /// `is a prime number`.
    pub fn prime(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const PRIME: [&str; 2] =
            ["is/are/be guaranteed? to? be? a? prime number/numbers/integer/integers", "is/are prime"];
        self.take_any_quietly(&PRIME).map(|_| vec![Rule::Prime { subjects: items.to_vec() }])
    }

    /// `is a valid index of nums`.
    pub fn index_of(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let start = self.at;
        if self.take("is/are a? valid index/indices of/in the? array/string?")
            && let Ok(mut path) = self.path()
        {
            path.steps.push(Step::Length);
            let length = Expr::Path(path);
            return Some(vec![super::chain::interval(items.to_vec(), Expr::Int(0), length, Comparison::Less)]);
        }
        self.at = start;
        None
    }

    /// `is a power of two`: the powers that 64 bits hold.
    pub fn power_of(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let start = self.at;
        let base = if self.take("is/are/be a? power/powers of") { self.number() } else { None };
        let Some(base @ 2..=1_000_000) = base else {
            self.at = start;
            return None;
        };
        let next = |power: &i64| power.checked_mul(base as i64);
        let values = std::iter::successors(Some(1), next).map(Literal::Int).collect();
        Some(vec![Rule::OneOf { subjects: items.to_vec(), values }])
    }

    /// `fits in a 32-bit signed integer`.
    pub fn fits_in_bits(&mut self, items: &[Expr], elements: bool) -> Option<Vec<Rule>> {
        const FITS: &str = "fit/fits in/into/within";
        let start = self.at;
        const RANGE: [&str; 3] = [
            "is/are within/in the? range of a/an? signed? 32/64 -? bit signed? integer/integers",
            "is/are valid? signed? 32/64 -? bit signed? integer/integers",
            "is/are a valid? signed? 32/64 -? bit signed? integer/integers",
        ];
        let named = self.at;
        let bits = (named..named + 10).find_map(|at| match self.token_at(at).kind {
            Kind::Int(32) => Some(31),
            Kind::Int(64) => Some(63),
            _ => None,
        });
        if self.take_any_quietly(&RANGE).is_some()
            && let Some(bits) = bits
        {
            return Some(vec![within_bits(items, elements, bits)]);
        }
        let fits = self.take(FITS)
            || self.take("will/can/must fit in/into/within")
            || self.take("is/are guaranteed to fit in/into/within");
        if fits {
            self.take("a/an/the");
            self.take("signed");
            let bits = if self.take("32 -? bit/bits") {
                Some(31)
            } else if self.take("64 -? bit/bits") {
                Some(63)
            } else {
                None
            };
            self.take("signed");
            self.take("integer/integers/number/numbers");
            if let Some(bits) = bits {
                return Some(vec![within_bits(items, elements, bits)]);
            }
        }
        self.at = start;
        None
    }
}

/// What a signed number of so many bits and a sign holds.
fn within_bits(items: &[Expr], elements: bool, bits: u32) -> Rule {
    let subjects = items.iter().map(|item| match item {
        Expr::Path(path) if elements => Expr::Path(below(path)),
        item => item.clone(),
    });
    let (lo, hi) = (-(1i128 << bits), (1i128 << bits) - 1);
    super::chain::interval(subjects.collect(), Expr::Int(lo), Expr::Int(hi), Comparison::LessEqual)
}
