//! How often values are there, and one text or array within another: `Each element of x appears once or twice`, `t is a subsequence of s`.

use super::SyntaxError;
use super::cursor::Cursor;
use super::lexer::Kind;
use ojkit_model::constraint::{
    Appear, Comparison, Exception, Expr, Form, Operator, Path, Rule, Step, Structure, Within,
};

/// Nouns for what is repeated.
const ITEMS: &str = "element/elements/integer/integers/number/numbers/value/values/character/characters/letter/letters/digit/digits/item/items";

/// What stands between the number of exceptions and how often they are there.
const EXCEPTED: &str = "of? element/elements/integer/integers/number/numbers/value/values/character/characters/letter/letters? which/that? will? appear/appears/occur/occurs";

/// At least and at most so many times.
type Times = (i64, Option<Expr>);

impl Cursor {
    /// `Each element of x appears at most twice`, `A majority element always exists in x`.
    pub fn appearance(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        if self.take_quietly("some") && self.take_quietly(ITEMS) {
            let subject = self.owner();
            if self.take("appears/occurs at least")
                && let (Some(subject), Some(least)) = (subject, self.count_of_times())
                && self.take("times")
            {
                return Ok(Some(vec![Rule::Appear { subject: Expr::Path(subject), appear: Appear::Some { least } }]));
            }
        }
        self.at = start;
        if self.take_quietly("each/every/all of? the? distinct?")
            && (self.take_quietly(ITEMS) || self.token(1).kind == Kind::Sign("["))
        {
            let mut subject = self.owner();
            if self.take("will? always? appear/appears/occur/occurs")
                && let Some((least, most)) = self.times()
            {
                subject = subject.or_else(|| self.owner());
                let except = self.exception();
                if let Some(subject) = subject
                    && self.ends_clause()
                {
                    let appear = Appear::Each { least, most, except };
                    return Ok(Some(vec![Rule::Appear { subject: Expr::Path(subject), appear }]));
                }
            }
        }
        self.at = start;
        if self.take_quietly("the? frequency of each/every") && self.take_quietly(ITEMS) {
            let subject = self.owner().or_else(|| match &self.spoken {
                Some(super::subject::Subject::Exprs(items)) => match &items[..] {
                    [Expr::Path(path)] if path.steps.is_empty() => Some(path.clone()),
                    _ => None,
                },
                _ => None,
            });
            if let Some(subject) = subject
                && self.take_quietly("is/are")
            {
                let times = if self.take_quietly("in the? range") {
                    self.range().ok().map(|(first, last, _)| (first, last))
                } else if self.take_quietly("at most") {
                    Some((Expr::Int(1), self.bound()?))
                } else {
                    None
                };
                if let Some((first, last)) = times
                    && let Some(least @ 1..) = constant(&first)
                {
                    let appear = Appear::Each { least, most: Some(last), except: None };
                    return Ok(Some(vec![Rule::Appear { subject: Expr::Path(subject), appear }]));
                }
            }
            self.at = start;
        }
        const MAJORITY: [&str; 2] = [
            "a/the majority/dominant element always? exists/exist in",
            "a/the majority/dominant element will exist in",
        ];
        if self.take_any_quietly(&MAJORITY).is_some()
            && let Ok(subject) = self.named_array()
        {
            return Ok(Some(vec![majority(&subject)]));
        }
        self.at = start;
        Ok(None)
    }

    /// `has at least one repeated letter`, `has exactly one dominant element`, `contains an even number of '|'`.
    pub fn repeats(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const REPEATED: [&str; 2] = [
            "contains/contain/has/have at least one repeated/duplicate/duplicated",
            "contains/contain/has/have at least one",
        ];
        let start = self.at;
        let [Expr::Path(path)] = items else { return Ok(None) };
        let said = |appear| Ok(Some(vec![Rule::Appear { subject: Expr::Path(path.clone()), appear }]));
        match self.take_any_quietly(&REPEATED) {
            Some(0) if self.take(ITEMS) || self.ends_clause() => return said(Appear::Some { least: Expr::Int(2) }),
            Some(1) if self.take("duplicate") && self.ends_clause() => {
                return said(Appear::Some { least: Expr::Int(2) });
            }
            _ => self.at = start,
        }
        if self.take_quietly("has/have/contains/contain a/exactly? one? majority/dominant element/value/number") {
            return Ok(Some(vec![majority(path)]));
        }
        self.at = start;
        if self.take_quietly("contains/contain/has/have")
            && let Some((operator, number)) = self.quantity()
            && self.take_quietly("different/distinct/unique")
            && self.take_quietly(ITEMS)
        {
            return said(Appear::Different { operator, number });
        }
        self.at = start;
        if self.take_quietly("contains/contain/has/have a/an")
            && let Some(odd) = self.take_any_quietly(&["even number of", "odd number of"])
            && let Some(what) = self.counted_kind()?
        {
            let subject = Expr::Path(path.clone());
            return Ok(Some(vec![Rule::CountRemainder { subject, what, modulus: 2, remainder: odd as i64 }]));
        }
        self.at = start;
        Ok(None)
    }

    /// `is a subsequence of s`, `are anagrams of each other`, `is a rotated sorted array`.
    pub fn compared_as_wholes(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const SAME: [&str; 3] = [
            "are anagrams/permutations of each other",
            "are anagrams",
            "contain/have the same multiset/set? of? elements/characters/letters/integers/values/numbers in/with? any? different? order?",
        ];
        let start = self.at;
        if let [left, right] = items
            && let Some(which) = self.take_any_quietly(&SAME)
        {
            // The same set need not be as often.
            let set = (start..self.at).any(|at| matches!(&self.token_at(at).kind, Kind::Word(word) if word == "set"));
            let as_often = which < 2
                || !set
                    && (start..self.at)
                        .any(|at| matches!(&self.token_at(at).kind, Kind::Word(word) if word == "multiset"));
            if as_often {
                return Some(vec![Rule::Rearranged { left: left.clone(), right: right.clone() }]);
            }
            self.at = start;
        }
        let [subject @ Expr::Path(path)] = items else { return None };
        self.take_quietly("is/are/be guaranteed? to? be?");
        if self.at == start {
            return None;
        }
        let being = self.at;
        if self.take_quietly("a/an anagram/permutation/rearrangement/shuffle of")
            && let Ok(other) = self.path()
            && self.ends_clause()
        {
            return Some(vec![Rule::Rearranged { left: Expr::Path(other), right: subject.clone() }]);
        }
        self.at = being;
        const PARTS: [&str; 4] = [
            "a/an? non-empty? subsequence of",
            "a/an? non-empty? substring/subarray of",
            "a/an? non-empty? prefix of",
            "a/an? non-empty? suffix of",
        ];
        if let Some(part) = self.take_any_quietly(&PARTS)
            && let Ok(whole) = self.path()
        {
            let how = match part {
                0 => Within::Subsequence,
                1 => Within::Substring,
                2 => return Some(prefix(path, &whole)),
                _ => Within::Suffix,
            };
            return Some(vec![Rule::Within { part: subject.clone(), whole: Expr::Path(whole), how }]);
        }
        self.at = being;
        const ROTATED: [&str; 4] = [
            "sorted and rotated",
            "sorted in? ascending/non-decreasing/increasing order? and then? possibly? rotated",
            "a? rotated sorted array",
            "an? ascending/sorted array that is possibly? rotated",
        ];
        let mut enough = Vec::new();
        let form = if self.take_any_quietly(&ROTATED).is_some() {
            self.take_quietly("at some/an unknown? pivot index?");
            if self.take_quietly("between 1 and") {
                // As many rotations as there are elements give every rotation.
                let times = self.bound().ok().filter(|times| matches!(times, Expr::Path(_)));
                let Some(times) = times.filter(|_| self.take_quietly("times")) else {
                    self.at = start;
                    return None;
                };
                enough.push(super::chain::relation(vec![length(path)], Comparison::LessEqual, vec![times]));
            }
            Some(Form::Rotated)
        } else if self.take_quietly("a/an? mountain/bitonic array/sequence?") {
            Some(Form::Mountain)
        } else {
            None
        };
        if let Some(form) = form
            && self.ends_clause()
        {
            enough.push(Rule::Form { subjects: vec![subject.clone()], form });
            return Some(enough);
        }
        self.at = start;
        None
    }

    /// `If graph[u] contains v, then graph[v] contains u`.
    pub fn symmetric(&mut self) -> Option<Vec<Rule>> {
        let start = self.at;
        self.take_quietly("the? graph is undirected :");
        let found = if self.take_quietly("if") {
            self.stands_in().and_then(|(list, u, v)| {
                self.take_quietly(",");
                self.take_quietly("then");
                self.stands_in().filter(|other| *other == (list.clone(), v, u)).map(|_| list)
            })
        } else {
            self.stands_in().and_then(|(list, u, v)| {
                let both = self.take_quietly("if and only if") || self.take_quietly("iff");
                self.stands_in().filter(|other| both && *other == (list.clone(), v, u)).map(|_| list)
            })
        };
        if let Some(name) = found
            && self.ends_clause()
        {
            let subject = Expr::Path(Path { name, steps: Vec::new(), column: self.token_at(start).start + 1 });
            return Some(vec![Rule::Structure { subject: Some(subject), structure: Structure::Symmetric }]);
        }
        self.at = start;
        None
    }

    /// `graph[u] contains v`, `v is in graph[u]`: the list, u and v.
    fn stands_in(&mut self) -> Option<(String, String, String)> {
        let start = self.at;
        let name = |path: Path| path.steps.is_empty().then_some(path.name);
        let list = |path: Path| match &path.steps[..] {
            [Step::Index(Expr::Path(index))] if index.steps.is_empty() => Some((path.name.clone(), index.name.clone())),
            _ => None,
        };
        let first = self.path().ok()?;
        if let Some((list, u)) = list(first.clone()) {
            if self.take_quietly("contains/has/includes")
                && let Some(v) = self.path().ok().and_then(name)
            {
                return Some((list, u, v));
            }
        } else if let Some(v) = name(first)
            && self.take_quietly("is in/in also? in?")
            && let Some((list, u)) = self.path().ok().and_then(list)
        {
            return Some((list, u, v));
        }
        self.at = start;
        None
    }

    /// `in x`, `of x`.
    fn owner(&mut self) -> Option<Path> {
        let start = self.at;
        if self.take_quietly("in/of/from/within") {
            if let Ok(path) = self.named_array() {
                return Some(path);
            }
        } else if matches!(self.token(1).kind, Kind::Sign("[")) {
            // `All nums[i] appear ...`
            if let Ok(mut path) = self.path()
                && matches!(path.steps.pop(), Some(Step::Index(_)))
            {
                return Some(path);
            }
        }
        self.at = start;
        None
    }

    /// `once`, `either once or twice`, `at most k times`, `exactly three times`, `two or more times`.
    fn times(&mut self) -> Option<Times> {
        let start = self.at;
        if self.take_quietly("either? once or twice") {
            return Some((1, Some(Expr::Int(2))));
        }
        let (most, least) = (self.take_quietly("at most"), self.take_quietly("at least"));
        if !most && !least {
            self.take_quietly("exactly/only/precisely");
        }
        let count = self.count_of_times();
        let Some(count) = count else {
            self.at = start;
            return None;
        };
        if self.take_quietly("or more times") {
            return constant(&count).map(|least| (least, None));
        }
        if self.take_quietly("to")
            && let Some(last) = self.count_of_times()
        {
            self.take_quietly("times/time");
            return constant(&count).map(|least| (least, Some(last)));
        }
        self.take_quietly("times/time");
        if most {
            return Some((1, Some(count)));
        }
        let number = constant(&count).filter(|number| *number > 0)?;
        Some((number, (!least).then_some(count)))
    }

    fn count_of_times(&mut self) -> Option<Expr> {
        for (words, times) in [("once", 1), ("twice", 2), ("thrice", 3)] {
            if self.take_quietly(words) {
                return Some(Expr::Int(times));
            }
        }
        let start = self.at;
        if matches!(self.kind(), Kind::Word(_))
            && let Some(number) = self.number()
        {
            return Some(Expr::Int(number));
        }
        if let Ok(count) = self.bound()
            && self.sees_word(&["times", "time", "to", "or"])
        {
            return Some(count);
        }
        self.at = start;
        None
    }

    /// `except for one element which appears once`, `, only two integers will appear once`.
    fn exception(&mut self) -> Option<Exception> {
        let start = self.at;
        self.take_quietly(",");
        if (self.take_quietly("except/but for? exactly/precisely/only?") || self.take_quietly("only/and exactly?"))
            && let Some(values @ 1..=8) = self.number()
            && self.take_quietly(EXCEPTED)
            && let Some((least, most)) = self.times()
        {
            let most = match most {
                Some(most) => Some(constant(&most)?),
                None => None,
            };
            return Some(Exception { values: values as i64, least, most });
        }
        self.at = start;
        None
    }
}

fn constant(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Int(value) => i64::try_from(*value).ok(),
        _ => None,
    }
}

fn length(path: &Path) -> Expr {
    let mut path = path.clone();
    path.steps.push(Step::Length);
    Expr::Path(path)
}

/// Some value fills more than half of the places.
fn majority(path: &Path) -> Rule {
    let half = Expr::Binary(Operator::Divide, Box::new(length(path)), Box::new(Expr::Int(2)));
    let least = Expr::Binary(Operator::Add, Box::new(half), Box::new(Expr::Int(1)));
    Rule::Appear { subject: Expr::Path(path.clone()), appear: Appear::Some { least } }
}

/// `t is a prefix of s`: as long as t goes, both are the same.
fn prefix(part: &Path, whole: &Path) -> Vec<Rule> {
    let at = |path: &Path| {
        let index = Path { name: "i".to_string(), steps: Vec::new(), column: path.column };
        let mut path = path.clone();
        path.steps.push(Step::Index(Expr::Path(index)));
        vec![Expr::Path(path)]
    };
    vec![
        super::chain::relation(vec![length(part)], Comparison::LessEqual, vec![length(whole)]),
        super::chain::relation(at(part), Comparison::Equal, at(whole)),
    ]
}
