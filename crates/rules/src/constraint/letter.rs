//! Single characters of texts: how they begin and end, and formats that say what stands where.

use super::SyntaxError;
use super::chain::relation;
use super::cursor::Cursor;
use super::lexer::Kind;
use ojkit_model::constraint::{Comparison, Expr, Operator, Rule, Step};

/// Formats of times: how the digits of hours, minutes and seconds are bounded.
const PARTS: [(&str, &str, &str); 3] =
    [("hh", "012", "0123456789"), ("mm", "012345", "0123456789"), ("ss", "012345", "0123456789")];

impl Cursor {
    /// `starts with '/'`, `begins and ends with '|'`, `ends with ".com"`.
    pub fn begins_and_ends(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        self.take_quietly("will/must/should/does/do/doesn't/don't");
        let denied = self.take_quietly("not")
            || matches!(&self.token_at(self.at.saturating_sub(1)).kind, Kind::Word(word) if word.ends_with("n't"));
        self.take_quietly("always");
        let begins = self.take("starts/start/begins/begin");
        let ends = if begins {
            self.take(if denied { "or/and end/ends" } else { "and ends/end" })
        } else {
            self.take("ends/end")
        };
        if !(begins || ends) || !self.take("with") {
            self.at = start;
            return Ok(None);
        }
        self.take_quietly("the character/letter/string/prefix/suffix/digit?");
        if denied {
            let Some(class) = self.one_letter() else {
                self.at = start;
                return Ok(None);
            };
            return Ok(Some(items.iter().flat_map(|item| other_ends(item, begins, ends, &class)).collect()));
        }
        let mut rules = Vec::new();
        let mut rule = |place: usize, from_end: bool, alphabet: Vec<char>| {
            rules.push(Rule::Letter { subjects: items.to_vec(), place, from_end, alphabet });
        };
        if let Kind::Text(text) = self.kind().clone()
            && text.chars().count() > 1
        {
            self.step();
            let letters: Vec<char> = text.chars().collect();
            for (place, letter) in letters.iter().enumerate() {
                if begins {
                    rule(place, false, vec![*letter]);
                }
                if ends {
                    rule(letters.len() - 1 - place, true, vec![*letter]);
                }
            }
            return Ok(Some(rules));
        }
        let Ok(Some(class)) = self.class() else {
            self.at = start;
            return Ok(None);
        };
        let alphabet: Vec<char> = class.into_iter().collect();
        if begins {
            rule(0, false, alphabet.clone());
        }
        if ends {
            rule(0, true, alphabet);
        }
        Ok(Some(rules))
    }

    /// A class of characters where no `x` begins with any; `zero` is one.
    fn one_letter(&mut self) -> Option<Vec<char>> {
        if self.take("a? zero/zeros") {
            return Some(vec!['0']);
        }
        if let Kind::Int(value @ 0..=9) = *self.kind() {
            self.step();
            return char::from_digit(value as u32, 10).map(|digit| vec![digit]);
        }
        Some(self.class().ok()??.into_iter().collect())
    }

    /// `The first character of s is '('`, `letter 2 from the end of s is a digit`.
    pub fn letter_statement(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let found = if self.take_quietly("the? first character/letter/digit of/in") {
            Some((0, false))
        } else if self.take_quietly("the? last character/letter/digit of/in") {
            Some((0, true))
        } else if self.take_quietly("character")
            && let Kind::Int(place @ 0..=1_000) = *self.kind()
        {
            self.step();
            let from_end = self.take("from the end");
            self.take("of").then_some((place as usize, from_end))
        } else {
            None
        };
        if let Some((place, from_end)) = found
            && let Ok(subject) = self.path()
            && self.take("is/are/will/must be?")
        {
            let first = (place, from_end) == (0, false);
            if first
                && self.take("not be?")
                && let Some(class) = self.one_letter()
                && let [letter] = class[..]
            {
                let text = letter.to_string();
                let mut letter = subject;
                letter.steps.push(Step::Index(Expr::Int(0)));
                return Ok(Some(vec![relation(
                    vec![Expr::Path(letter)],
                    Comparison::NotEqual,
                    vec![Expr::Text(text)],
                )]));
            }
            if let Ok(alphabet) = self.alphabet() {
                return Ok(Some(vec![Rule::Letter { subjects: vec![Expr::Path(subject)], place, from_end, alphabet }]));
            }
        }
        self.at = start;
        Ok(None)
    }

    /// `is in the format "HH:MM"`: the length, and what each place may be.
    pub fn time_format(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const OPENINGS: [&str; 7] = [
            "is/are a? valid? string/strings? in/of the? 24? -? hour? format/form",
            "is/are a? valid? string/strings of length 5/8 in/of the? 24? -? hour? format/form",
            "is/are a? valid? 24? -? hour? time/times? in/of the? 24? -? hour? format/form",
            "is/are given? in the? 24? -? hour? format/form",
            "represents/represent a? valid? 24? -? hour? time in the format/form",
            "follows/follow the format/form",
            "is/are formatted as",
        ];
        let start = self.at;
        if self.take_any(&OPENINGS).is_some()
            && let Kind::Text(text) = self.kind().clone()
        {
            let lowered = text.to_ascii_lowercase();
            let parts: Vec<&str> = lowered.split(':').collect();
            let named =
                parts.iter().map(|part| PARTS.iter().find(|known| known.0 == *part)).collect::<Option<Vec<_>>>();
            if let Some(named) = named
                && parts.len() >= 2
            {
                self.step();
                return Ok(Some(clock(items, &named)));
            }
        }
        self.at = start;
        Ok(None)
    }
}

/// That a text neither begins nor ends with one of these.
fn other_ends(item: &Expr, begins: bool, ends: bool, class: &[char]) -> Vec<Rule> {
    let Expr::Path(path) = item else { return Vec::new() };
    let mut length = path.clone();
    length.steps.push(Step::Length);
    let last = Expr::Binary(Operator::Subtract, Box::new(Expr::Path(length)), Box::new(Expr::Int(1)));
    let mut rules = Vec::new();
    for (asked, index) in [(begins, Expr::Int(0)), (ends, last)] {
        for letter in class.iter().filter(|_| asked) {
            let mut place = path.clone();
            place.steps.push(Step::Index(index.clone()));
            let letter = Expr::Text(letter.to_string());
            rules.push(relation(vec![Expr::Path(place)], Comparison::NotEqual, vec![letter]));
        }
    }
    rules
}

fn clock(items: &[Expr], parts: &[&(&str, &str, &str)]) -> Vec<Rule> {
    let letter = |place: usize, alphabet: &str| Rule::Letter {
        subjects: items.to_vec(),
        place,
        from_end: false,
        alphabet: alphabet.chars().collect(),
    };
    let mut rules = Vec::new();
    for item in items {
        if let Expr::Path(path) = item {
            let mut length = path.clone();
            length.steps.push(Step::Length);
            let count = Expr::Int(3 * parts.len() as i128 - 1);
            rules.push(relation(vec![Expr::Path(length)], Comparison::Equal, vec![count]));
        }
    }
    for (k, (_, tens, ones)) in parts.iter().enumerate() {
        if k > 0 {
            rules.push(letter(3 * k - 1, ":"));
        }
        rules.push(letter(3 * k, tens));
        rules.push(letter(3 * k + 1, ones));
    }
    // A condition is about all that stands behind it, so it comes last.
    for (k, (name, _, _)) in parts.iter().enumerate() {
        if *name == "hh" {
            for item in items {
                let one = |place: usize, alphabet: &str| Rule::Letter {
                    subjects: vec![item.clone()],
                    place,
                    from_end: false,
                    alphabet: alphabet.chars().collect(),
                };
                rules.push(Rule::When { conditions: vec![one(3 * k, "2")], rules: vec![one(3 * k + 1, "0123")] });
            }
        }
    }
    rules
}
