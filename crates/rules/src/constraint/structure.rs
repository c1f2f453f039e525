//! Structures: trees, graphs, rows with named columns, simple forms of texts.

use super::SyntaxError;
use super::chain::relation;
use super::cursor::Cursor;
use super::lexer::Kind;
use ojkit_model::constraint::{Comparison, Counted, Expr, Form, Literal, Operator, Path, Rule, Step};

/// Verbs before what a text does not have.
const LACKS: [&str; 5] = [
    "does/do/will/must/should/can not have/contain any?",
    "doesn't/don't/won't have/contain any?",
    "has/have/contains/contain no",
    "is/are without any?",
    "without any?",
];

/// Verbs that make a text a row of words.
const SPACED: [&str; 2] = [
    "consists/consist of words separated by exactly? a/one? single? space/spaces",
    "is/are a list/sequence of words separated by exactly? a/one? single? space/spaces",
];

impl Cursor {
    /// `s has no leading zeros`, `s is a palindrome`.
    pub fn form(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const PALINDROME: [&str; 2] =
            ["is/are guaranteed? to? be? a? valid? palindrome/palindromes", "is/are a? palindromic string/strings?"];
        const BALANCED: [&str; 3] = [
            "is/are/represents/represent a? balanced/valid parentheses/parenthesis/bracket string/sequence/expression?",
            "is/are a? valid/balanced string/sequence of parentheses/brackets",
            "is/are a? valid? vps",
        ];
        let start = self.at;
        let found = if self.take_any(&LACKS).is_some() {
            self.lacking()
        } else if self.take_any(&PALINDROME).is_some() {
            Some(Form::Palindrome)
        } else if self.take_any(&BALANCED).is_some() {
            Some(Form::Balanced)
        } else if self.take_any(&SPACED).is_some() {
            Some(Form::SingleSpaces)
        } else {
            None
        };
        match found {
            Some(form) => Some(vec![Rule::Form { subjects: items.to_vec(), form }]),
            None => {
                self.at = start;
                None
            }
        }
    }

    /// What a text does not have, where that is a form of texts.
    fn lacking(&mut self) -> Option<Form> {
        if self.take("leading zeros/zeroes/zero") || self.take("leading 0 s?") {
            self.zero_excepted();
            return Some(Form::NoLeadingZeros);
        }
        let outer = self.take("leading spaces/whitespace? or/and/nor trailing spaces/whitespace");
        outer.then_some(Form::NoOuterSpaces)
    }

    /// `, except for the number 0 itself`, `unless it is "0"`.
    pub fn zero_excepted(&mut self) {
        const WORDS: [&str; 16] = [
            "for", "if", "when", "it", "its", "is", "the", "number", "integer", "value", "equal", "to", "itself",
            "zero", "case", "s",
        ];
        let start = self.at;
        self.take_quietly(",");
        if !self.take_quietly("except/unless") {
            self.at = start;
            return;
        }
        let mut zero = false;
        loop {
            zero |= self.sees_word(&["zero"]) || self.take_is_zero();
            if self.sees_word(&WORDS) {
                self.step();
            } else if !self.take_is_zero() {
                break;
            }
        }
        if !zero {
            self.at = start;
        }
    }

    fn take_is_zero(&mut self) -> bool {
        let zero = match self.kind() {
            Kind::Int(value) => *value == 0,
            Kind::Text(text) => text == "0",
            _ => false,
        };
        if zero {
            self.step();
        }
        zero
    }

    /// `There are no leading zeros in s`, `There are no spaces in s`.
    pub fn nothing_in_text(&mut self) -> Option<Vec<Rule>> {
        let start = self.at;
        if self.take_quietly("there are/is no") {
            let found = self
                .lacking()
                .map(Ok)
                .or_else(|| self.consecutive().map(Err).or_else(|| self.absent_letters().map(|l| Err((l, false)))));
            if let Some(found) = found {
                let subject = if self.take("in") {
                    self.take_noun("the string");
                    self.path().ok().map(Expr::Path)
                } else {
                    let ends = self.ends_clause();
                    match &self.spoken {
                        Some(super::subject::Subject::Exprs(items)) if ends && items.len() == 1 => {
                            items.first().cloned()
                        }
                        _ => None,
                    }
                };
                if let Some(Expr::Path(path)) = subject {
                    return Some(match found {
                        Ok(form) => vec![Rule::Form { subjects: vec![Expr::Path(path)], form }],
                        Err((class, true)) => vec![not_in_a_row(&path, &class)],
                        Err((class, false)) => vec![none_of(&path, &class)],
                    });
                }
            }
        }
        self.at = start;
        None
    }

    /// `two consecutive spaces`, behind what denies them.
    fn consecutive(&mut self) -> Option<(Vec<char>, bool)> {
        let start = self.at;
        if self.take("two? consecutive/adjacent")
            && let Ok(Some(class)) = self.class()
        {
            return Some((class.into_iter().collect(), true));
        }
        self.at = start;
        None
    }

    /// Characters that a text does not have: `spaces`, `the letter 'a'`.
    fn absent_letters(&mut self) -> Option<Vec<char>> {
        let start = self.at;
        self.take_quietly("the");
        self.take_quietly("digit/character/letter");
        if let Kind::Int(value @ 0..=9) = *self.kind()
            && self.at > start
        {
            self.step();
            return char::from_digit(value as u32, 10).map(|digit| vec![digit]);
        }
        if let Ok(Some(class)) = self.class()
            && (self.ends_clause() || self.sees_word(&["in"]))
        {
            return Some(class.into_iter().collect());
        }
        self.at = start;
        None
    }

    /// `The words of text are separated by single spaces`.
    pub fn spaced_words(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        const WORDS: [&str; 4] = [
            "all/each? of? the? words/word in/of",
            "words in/of",
            "every/any two consecutive/adjacent words in/of",
            "consecutive/adjacent words in/of",
        ];
        if self.take_any(&WORDS).is_some()
            && let Ok(first) = self.path()
        {
            let mut subjects = vec![Expr::Path(first)];
            while self.take_any_quietly(&[", and?", "and"]).is_some() {
                subjects.push(Expr::Path(self.path()?));
            }
            self.take_quietly("is/are/will be?");
            if self.take("separated by exactly/only? a/one? single? space/spaces") {
                self.spoken = Some(super::subject::Subject::Exprs(subjects.clone()));
                return Ok(Some(vec![Rule::Form { subjects, form: Form::SingleSpaces }]));
            }
        }
        self.at = start;
        Ok(None)
    }

    /// `All words[i] have the same length`, `graph[u] does not contain u`, `target will not be in the list deadends`.
    pub fn related(&mut self, items: &[Expr]) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let [Expr::Path(item)] = items else { return Ok(None) };
        const DENIED: [&str; 3] =
            ["does/do/will/must not contain/have", "doesn't/don't/won't contain/have", "never contains/contain"];
        if self.take_any(&DENIED).is_some() {
            if self.take("two equal/identical/same adjacent/consecutive characters/letters/elements/values") {
                return Ok(Some(vec![neighbours_differ(item)]));
            }
            let duplicates = self.sees_word(&["duplicate", "duplicates", "repeated"]);
            let place = self.at;
            self.take_quietly("any");
            if let Some(letters) = self.absent_letters() {
                return Ok(Some(vec![none_of(item, &letters)]));
            }
            self.at = place;
            if !duplicates
                && !self.sees_word(&["any"])
                && let Ok(other) = self.bound()
                && self.ends_clause()
            {
                let inner = Expr::Path(below(item));
                return Ok(Some(vec![relation(vec![inner], Comparison::NotEqual, vec![other])]));
            }
            self.at = start;
        }
        const NO: [&str; 2] = ["has/have/contains/contain no", "contains/contain no"];
        if self.take_any(&NO).is_some() {
            if let Some((class, _)) = self.consecutive() {
                return Ok(Some(vec![not_in_a_row(item, &class)]));
            }
            if let Some(letters) = self.absent_letters() {
                return Ok(Some(vec![none_of(item, &letters)]));
            }
            self.at = start;
        }
        const ABSENT: [&str; 4] = [
            "will/must not be present? in",
            "is/are not present? in",
            "does/do not exist/appear/occur in",
            "will/must not exist/appear/occur in",
        ];
        if self.take_any(&ABSENT).is_some() {
            if self.take_any_quietly(&["the? original/given? tree/bst", "the? original/given? linked? list"]).is_some()
                && self.ends_clause()
            {
                let value = super::nodes::node_value(self.token_at(start).start);
                return Ok(Some(vec![relation(vec![value], Comparison::NotEqual, vec![items[0].clone()])]));
            }
            self.take_quietly("the");
            self.take_noun("list/array");
            let place = self.at;
            return match self.bound()? {
                Expr::Path(array) => {
                    let inner = Expr::Path(below(&array));
                    Ok(Some(vec![relation(vec![inner], Comparison::NotEqual, vec![items[0].clone()])]))
                }
                _ => Err(self.error_from(place, "only an array contains anything", "name the array")),
            };
        }
        Ok(None)
    }

    /// `is one of the urls`, `is an integer from nums`, `exists in nums`.
    pub fn element_of(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const PRESENT: [&str; 8] = [
            "is/are always? also? present? in",
            "is/are one of the? elements/values/integers/numbers/strings/words of/in",
            "is/are one of the",
            "is/are a/an? element/elements/item/items/member/members/integer/number/value of/from/in",
            "is/are a/an? string/word from/in",
            "is/are guaranteed to exist/be/appear/occur in",
            "always? also? exists/exist/appears/appear/occurs/occur in",
            "will/must always? also? exist/appear/be/occur in",
        ];
        const VALUES: [&str; 3] = [
            "is/are the? a? value/values of a/one/some of? the? node/nodes in/of the tree/bst/list",
            "is/are a/one? of? the? node values/value in? the? tree/bst/list?",
            "is/are exist/exists in the tree/bst/list",
        ];
        let start = self.at;
        if self.take_any_quietly(&VALUES).is_some() && self.ends_clause() {
            let array = super::nodes::node_value(self.token_at(start).start);
            return Some(vec![Rule::Member { subjects: items.to_vec(), array }]);
        }
        self.at = start;
        self.take_any(&PRESENT)?;
        self.take_quietly("the");
        self.take_noun("array/list");
        let article = self.sees_word(&["a", "an"]) && matches!(self.token(1).kind, Kind::Word(_));
        let reserved =
            article || self.sees_word(&["the", "following", "characters", "values", "range", "order", "letters"]);
        if !reserved
            && matches!(self.kind(), Kind::Word(_))
            && let Ok(array) = self.path()
            && (self.done()
                || self.sees_sign(".")
                || self.sees_sign(";")
                || self.sees_sign(",")
                || self.sees_word(&["and"]))
        {
            return Some(vec![Rule::Member { subjects: items.to_vec(), array: Expr::Path(array) }]);
        }
        self.at = start;
        None
    }

    /// `s and t have the same length`.
    pub fn alike_in_length(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const SAME: [&str; 3] = [
            "both? have the? same/equal length/lengths/size/sizes",
            "are both? strings/arrays? of the? same/equal length/lengths/size/sizes",
            "are both? equal/same in length/size",
        ];
        let path = |item: &'_ Expr| if let Expr::Path(path) = item { Some(path.clone()) } else { None };
        let paths: Vec<Path> = items.iter().filter_map(path).collect();
        if paths.len() < 2 || paths.len() != items.len() {
            return None;
        }
        self.take_any(&SAME)?;
        let length = |path: &Path| {
            let mut path = path.clone();
            path.steps.push(Step::Length);
            vec![Expr::Path(path)]
        };
        Some(paths.windows(2).map(|pair| relation(length(&pair[0]), Comparison::Equal, length(&pair[1]))).collect())
    }

    /// `s has even length`, `grid is a square matrix`, `grid is symmetric`, `s does not contain two consecutive spaces`.
    pub fn shaped(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let start = self.at;
        if self.take("represents/represent/is/are a? valid? rectangle/rectangles with a? non-zero/positive area") {
            return Some(items.iter().flat_map(rectangle).collect());
        }
        let [Expr::Path(path)] = items else { return None };
        let extended = |steps: &[Step]| {
            let mut path = path.clone();
            path.steps.extend_from_slice(steps);
            vec![Expr::Path(path)]
        };
        let index = |name: &str| named_index(path, name, 0);
        if let Some(odd) =
            self.take_any(&["has/have/is/are of? a/an? even length", "has/have/is/are of? a/an? odd length"])
        {
            let subjects = extended(&[Step::Length]);
            return Some(vec![Rule::Congruent { subjects, modulus: Expr::Int(2), remainder: odd as i64 }]);
        }
        if self.take("is a? square matrix/grid/board") || self.take("is square") {
            let (rows, columns) = (extended(&[Step::Length]), extended(&[index("i"), Step::Length]));
            return Some(vec![relation(rows, Comparison::Equal, columns)]);
        }
        if self.take("is a? symmetric matrix?") {
            let (cell, mirrored) = (extended(&[index("i"), index("j")]), extended(&[index("j"), index("i")]));
            return Some(vec![relation(cell, Comparison::Equal, mirrored)]);
        }
        if self.take("does not contain/have any?")
            && let Some((class, _)) = self.consecutive()
        {
            return Some(vec![not_in_a_row(path, &class)]);
        }
        self.at = start;
        None
    }

    /// `nums contains only positive integers`, `nums consists of distinct positive integers`.
    pub fn signed_elements(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const VERBS: [&str; 4] = [
            "contains/contain/has/have only",
            "only contains/contain",
            "consists/consist only? of only?",
            "is/are an? array/list/sequence of",
        ];
        const SIGNS: [(&str, Comparison); 4] = [
            ("positive", Comparison::Greater),
            ("non-negative", Comparison::GreaterEqual),
            ("non-zero", Comparison::NotEqual),
            ("negative", Comparison::Less),
        ];
        let start = self.at;
        let [Expr::Path(path)] = items else { return None };
        let listed = self.take_any(&VERBS).is_some();
        if !listed && !self.take("contains/contain/has/have") {
            return None;
        }
        let distinct = self.take("distinct/unique");
        if !listed && !distinct {
            self.at = start;
            return None;
        }
        if let Some((_, operator)) = SIGNS.iter().find(|(word, _)| self.take(word))
            && self.take("integers/numbers/values/elements")
        {
            let mut rules = vec![relation(vec![Expr::Path(below(path))], *operator, vec![Expr::Int(0)])];
            if distinct {
                rules.push(Rule::Distinct { subject: items[0].clone(), cells: true });
            }
            return Some(rules);
        }
        self.at = start;
        None
    }

    /// `have the same length` of all items of an array.
    pub fn same_length(&mut self, of: &Expr) -> Option<Vec<Rule>> {
        const SAME: [&str; 2] = ["have/has the? same/equal length/size", "are/is of the? same/equal length/size"];
        let Expr::Path(array) = of else { return None };
        self.take_any(&SAME)?;
        let length = |index: &str| {
            let mut path = at(array, index);
            path.steps.push(Step::Length);
            vec![Expr::Path(path)]
        };
        let (i, j) = two_free(array);
        Some(vec![relation(length(i), Comparison::Equal, length(j))])
    }

    /// `edges[i] = [u_i, v_i]`, with `or` between forms; stands behind the equals sign.
    pub fn row(&mut self, subject: Expr) -> Result<Rule, SyntaxError> {
        let mut forms = vec![self.columns()?];
        loop {
            let place = self.at;
            if !self.take(", or?") && !self.take("or") {
                break;
            }
            let again = self.bound();
            let same = again.is_ok_and(|again| again == subject);
            if !same || (!self.take("==") && !self.take("=")) {
                self.at = place;
                break;
            }
            forms.push(self.columns()?);
        }
        Ok(Rule::Row { subject, forms })
    }

    fn columns(&mut self) -> Result<Vec<Expr>, SyntaxError> {
        self.expect("[")?;
        self.enter()?;
        let mut columns = Vec::new();
        loop {
            let place = self.at;
            match self.bound()? {
                column @ (Expr::Int(_) | Expr::Text(_) | Expr::Path(_)) => columns.push(column),
                _ => {
                    return Err(self.error_from(
                        place,
                        "this is no column",
                        "name the columns, as in `edges[i] = [u_i, v_i]`",
                    ));
                }
            }
            if !self.take(",") {
                break;
            }
        }
        self.leave();
        self.expect("]")?;
        Ok(columns)
    }
}

/// Two opposite corners, the lower left one first.
fn rectangle(item: &Expr) -> Vec<Rule> {
    let Expr::Path(path) = item else { return Vec::new() };
    let extended = |step: Step| {
        let mut path = path.clone();
        path.steps.push(step);
        vec![Expr::Path(path)]
    };
    let corner = |k: i128| extended(Step::Index(Expr::Int(k)));
    let below = |k: i128| relation(corner(k), Comparison::Less, corner(k + 2));
    vec![relation(extended(Step::Length), Comparison::Equal, vec![Expr::Int(4)]), below(0), below(1)]
}

/// `x[i] != x[i + 1]`.
pub fn neighbours_differ(path: &Path) -> Rule {
    let free = two_free(path).0;
    let at = |more: i128| {
        let mut path = path.clone();
        path.steps.push(named_index(&path, free, more));
        vec![Expr::Path(path)]
    };
    relation(at(0), Comparison::NotEqual, at(1))
}

/// No two neighbours are of a class.
fn not_in_a_row(path: &Path, class: &[char]) -> Rule {
    let free = two_free(path).0;
    let at = |more: i128| {
        let mut path = path.clone();
        path.steps.push(named_index(&path, free, more));
        vec![Expr::Path(path)]
    };
    let here = Rule::OneOf { subjects: at(0), values: texts(class) };
    let others = class.iter().map(|c| relation(at(1), Comparison::NotEqual, vec![Expr::Text(c.to_string())]));
    Rule::When { conditions: vec![here], rules: others.collect() }
}

/// No scalar below is of a class.
fn none_of(path: &Path, class: &[char]) -> Rule {
    Rule::Count {
        subject: Expr::Path(path.clone()),
        what: Counted::Values(texts(class)),
        operator: Comparison::LessEqual,
        bound: Expr::Int(0),
    }
}

fn named_index(path: &Path, name: &str, more: i128) -> Step {
    let index = Expr::Path(Path { name: name.to_string(), steps: Vec::new(), column: path.column });
    Step::Index(match more {
        0 => index,
        _ => Expr::Binary(Operator::Add, Box::new(index), Box::new(Expr::Int(more))),
    })
}

fn texts<'a>(letters: impl IntoIterator<Item = &'a char>) -> Vec<Literal> {
    letters.into_iter().map(|c| Literal::Text(c.to_string())).collect()
}

/// An element below a path, at an index that the path does not use.
pub fn below(path: &Path) -> Path {
    at(path, two_free(path).0)
}

fn at(path: &Path, index: &str) -> Path {
    let mut path = path.clone();
    let index = Path { name: index.to_string(), steps: Vec::new(), column: path.column };
    path.steps.push(Step::Index(Expr::Path(index)));
    path
}

/// Two index names that a path does not use.
fn two_free(path: &Path) -> (&'static str, &'static str) {
    const NAMES: [&str; 5] = ["i", "j", "k", "l", "m"];
    let used = |name: &&&str| {
        path.name != ***name
            && !path.steps.iter().any(|step| matches!(step, Step::Index(Expr::Path(index)) if index.name == ***name))
    };
    let mut free = NAMES.iter().filter(used);
    (free.next().unwrap_or(&"p"), free.next().unwrap_or(&"q"))
}
