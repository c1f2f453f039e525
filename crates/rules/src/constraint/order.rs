//! Sorted arrays and permutations.

use super::SyntaxError;
use super::chain::relation;
use super::cursor::Cursor;
use super::structure::below;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Operator, Path, Rule, Step};

/// Every way to name one of the four orders. `increasing` alone is strict for some and not for others, so it is missing.
const ORDERS: [(&str, Comparison); 12] = [
    ("strictly/strict increasing/ascending", Comparison::Less),
    ("strictly/strict decreasing/descending", Comparison::Greater),
    ("monotonically/monotone/weakly increasing", Comparison::LessEqual),
    ("monotonically/monotone/weakly decreasing", Comparison::GreaterEqual),
    ("non-decreasing/nondecreasing", Comparison::LessEqual),
    ("non-increasing/nonincreasing", Comparison::GreaterEqual),
    ("non decreasing", Comparison::LessEqual),
    ("non increasing", Comparison::GreaterEqual),
    ("non-descending", Comparison::LessEqual),
    ("non-ascending", Comparison::GreaterEqual),
    ("ascending", Comparison::LessEqual),
    ("descending", Comparison::GreaterEqual),
];

impl Cursor {
    /// Whether a phrase about order stands here.
    pub fn order_follows(&mut self) -> bool {
        if self.sees_word(&["sorted", "ordered"]) {
            return true;
        }
        let start = self.at;
        self.take_quietly("given/arranged");
        self.take_quietly("in");
        self.take_quietly("a/an");
        let found = self.order_word().is_some() || self.sees_word(&["increasing", "decreasing"]);
        self.at = start;
        found
    }

    fn order_word(&mut self) -> Option<Comparison> {
        ORDERS.iter().find(|(words, _)| self.take(words)).map(|(_, order)| *order)
    }

    /// `sorted in non-decreasing order`, `sorted by start in ascending order`, `strictly increasing`.
    pub fn sorted(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        let place = self.at;
        let sorted = self.take("sorted/ordered/given/arranged");
        let mut key = None;
        if sorted && self.take("by the?") {
            let Expr::Path(path) = self.bound()? else {
                return Err(self.error("only a column sorts rows", "name the column"));
            };
            key = Some(path);
        }
        self.take("in/into");
        self.take("a/an/the");
        self.take("terms of");
        let order = match self.order_word() {
            Some(order) => order,
            None if self.take("increasing") && sorted => Comparison::LessEqual,
            None if self.take("decreasing") && sorted => Comparison::GreaterEqual,
            None if sorted => {
                let help = "write `sorted in non-decreasing order`, or strictly increasing, non-increasing, strictly decreasing";
                let near = self.lost("");
                let help = if near.help.starts_with("did you") { near.help } else { help.to_string() };
                return Err(self.error_from(place, "the order is missing or not understood", help));
            }
            None => {
                return Err(self.error_from(
                    place,
                    "this order has two readings",
                    "write `strictly increasing` or `non-decreasing`",
                ));
            }
        };
        self.take("order/array/sequence/list/manner");
        if key.is_none() && sorted && (self.take("by/of the?") || self.take("based on the?")) {
            let Expr::Path(path) = self.bound()? else {
                return Err(self.error("only a column sorts rows", "name the column"));
            };
            key = Some(path);
        }
        let subjects = match subject {
            Subject::Exprs(items) => items,
            Subject::Elements { of, cells: false } => vec![of],
            Subject::Elements { of, .. } => vec![of],
            Subject::Tuples(_) => return Err(self.error_from(place, "tuples have no order here", "")),
        };
        let mut rules = Vec::new();
        for subject in subjects {
            let subject = match (&key, subject) {
                (None, subject) => subject,
                (Some(column), Expr::Path(mut path)) if column.steps.is_empty() => {
                    path.steps.push(Step::Member(column.name.clone()));
                    Expr::Path(path)
                }
                // `sorted by intervals[i].start` and `sorted by x[i][0]` name the array again.
                (Some(column), Expr::Path(path)) if column.name == path.name => {
                    let mut column = column.clone();
                    column.steps.retain(|step| !free_index(step));
                    Expr::Path(column)
                }
                // `sorted by start_i`: the column of every row.
                (Some(column), Expr::Path(mut path)) if matches!(&column.steps[..], [step] if free_index(step)) => {
                    path.steps.push(Step::Member(column.name.clone()));
                    Expr::Path(path)
                }
                _ => return Err(self.error_from(place, "only a column of the array sorts its rows", "")),
            };
            rules.push(Rule::Sorted { subject, order });
        }
        Ok(rules)
    }

    /// Reads the values behind `a permutation of`.
    pub fn permutation(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        const THE: [&str; 2] = ["the? all? distinct? integers/numbers/values", "the? set/sequence/array/list/range"];
        if self.take_any(&["the? first"]).is_some() {
            let last = self.bound()?;
            if !self.take("positive/natural integers/numbers") {
                return Err(self.lost("write `the first n positive integers`"));
            }
            return self.permutations(subject, Expr::Int(1), last);
        }
        self.take_any(&THE);
        self.take_any(&["in/from/between", "in the range"]);
        self.take("the? inclusive? range");
        let (first, last) = self.run()?;
        self.permutations(subject, first, last)
    }

    fn permutations(&mut self, subject: Subject, first: Expr, last: Expr) -> Result<Vec<Rule>, SyntaxError> {
        let subjects = match subject {
            Subject::Exprs(items) => items,
            Subject::Elements { of, .. } => vec![of],
            Subject::Tuples(_) => return Err(self.error("tuples are no permutation", "")),
        };
        let rule = |subject| Rule::Permutation { subject, first: first.clone(), last: last.clone() };
        Ok(subjects.into_iter().map(rule).collect())
    }

    /// `1..n`, `1 to n`, `[1, n]`, `[0, n)`, `{1, 2, ..., n}`, `1, 2, ..., n`.
    fn run(&mut self) -> Result<(Expr, Expr), SyntaxError> {
        let open = ["[", "{", "("].into_iter().find(|open| self.sees_sign(open));
        if open.is_some() {
            self.step();
        }
        let place = self.at;
        let first = self.bound()?;
        let mut listed = vec![first.clone()];
        let mut gap = self.take("to") || self.take("..") || self.take("...") || self.take("through");
        let mut last = None;
        if gap {
            self.take(",");
            last = Some(self.bound()?);
        } else if open.is_none() && self.take("and") {
            last = Some(self.bound()?);
        }
        while last.is_none() {
            if !self.take(",") {
                return Err(self.lost("write `1 to n`, `[1, n]` or `1, 2, ..., n`"));
            }
            if self.take("...") || self.take("..") {
                gap = true;
                self.take(",");
                last = Some(self.bound()?);
            } else {
                listed.push(self.bound()?);
                if open == Some("[") && listed.len() == 2 && (self.sees_sign("]") || self.sees_sign(")")) {
                    last = listed.pop();
                }
            }
        }
        let last = last.unwrap_or(Expr::Int(0));
        // `1, 2, ..., n`: the listed numbers must follow each other.
        let steps = |pair: &[Expr]| matches!(pair, [Expr::Int(a), Expr::Int(b)] if a + 1 == *b);
        if gap && !listed.windows(2).all(steps) {
            return Err(self.error_from(place, "these numbers do not follow each other", "write `1, 2, ..., n`"));
        }
        match open {
            None => Ok((first, last)),
            Some("[") if self.take(")") => Ok((first, one_less(last))),
            Some("[") => self.expect("]").map(|()| (first, last)),
            Some("{") => self.expect("}").map(|()| (first, last)),
            Some(_) => self.expect(")").map(|()| (first, last)),
        }
    }
}

impl Cursor {
    /// `All the rows and columns of grid are sorted in non-decreasing order`, `Each row of grid is sorted ...`.
    pub fn ordered_lines(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const LINES: [(&str, bool, bool); 7] = [
            ("rows and columns of/in", true, true),
            ("row and each/every? column of/in", true, true),
            ("rows/row of/in", true, false),
            ("columns/column of/in", false, true),
            ("integers/values/elements/numbers in/of each/every row and each/every? column of/in", true, true),
            ("integers/values/elements/numbers in/of each/every row of/in", true, false),
            ("integers/values/elements/numbers in/of each/every column of/in", false, true),
        ];
        if let Some(rules) = self.rows_in_a_row() {
            return Ok(Some(rules));
        }
        let start = self.at;
        self.take_quietly("all/each/every/both");
        self.take_quietly("of");
        self.take_quietly("the");
        if let Some((_, rows, columns)) = LINES.iter().find(|(words, _, _)| self.take_quietly(words))
            && let Ok(grid) = self.named_array()
            && self.take("is/are guaranteed? to? be?")
            && self.sees_word(&["sorted"])
        {
            let row = Expr::Path(below(&grid));
            let sorted = self.sorted(Subject::Exprs(vec![row]))?;
            let [Rule::Sorted { order, .. }] = sorted[..] else { return Ok(Some(sorted)) };
            let mut rules = if *rows { sorted } else { Vec::new() };
            if *columns {
                rules.push(relation(vec![cell(&grid, 0)], order, vec![cell(&grid, 1)]));
            }
            return Ok(Some(rules));
        }
        self.at = start;
        Ok(None)
    }
}

impl Cursor {
    /// `The first integer of each row of grid is greater than the last integer of the previous row`.
    fn rows_in_a_row(&mut self) -> Option<Vec<Rule>> {
        let start = self.at;
        if self.take_quietly("the first integer/element/value/number of/in each/every row of/in")
            && let Ok(grid) = self.path()
            && let strict = self.take("is/are strictly? greater/larger than")
            && (strict || self.take("is/are greater/larger than or equal to"))
            && self.take("the last integer/element/value/number of/in the previous row")
        {
            let index = |more: i128| {
                let index = Expr::Path(Path { name: "i".to_string(), steps: Vec::new(), column: grid.column });
                Step::Index(match more {
                    0 => index,
                    _ => Expr::Binary(Operator::Add, Box::new(index), Box::new(Expr::Int(more))),
                })
            };
            let (mut last, mut first) = (grid.clone(), grid.clone());
            let mut length = grid.clone();
            length.steps.extend([index(0), Step::Length]);
            let place = Expr::Binary(Operator::Subtract, Box::new(Expr::Path(length)), Box::new(Expr::Int(1)));
            last.steps.extend([index(0), Step::Index(place)]);
            first.steps.extend([index(1), Step::Index(Expr::Int(0))]);
            let order = if strict { Comparison::Less } else { Comparison::LessEqual };
            return Some(vec![relation(vec![Expr::Path(last)], order, vec![Expr::Path(first)])]);
        }
        self.at = start;
        None
    }
}

/// `grid[i][j]`, or the cell some rows below.
fn cell(grid: &Path, below: i128) -> Expr {
    let index = |name: &str| Expr::Path(Path { name: name.to_string(), steps: Vec::new(), column: grid.column });
    let row = match below {
        0 => index("i"),
        _ => Expr::Binary(Operator::Add, Box::new(index("i")), Box::new(Expr::Int(below))),
    };
    let mut path = grid.clone();
    path.steps.extend([Step::Index(row), Step::Index(index("j"))]);
    Expr::Path(path)
}

fn one_less(last: Expr) -> Expr {
    match last {
        Expr::Int(value) => Expr::Int(value - 1),
        other => Expr::Binary(ojkit_model::constraint::Operator::Subtract, Box::new(other), Box::new(Expr::Int(1))),
    }
}

fn free_index(step: &Step) -> bool {
    matches!(step, Step::Index(Expr::Path(index)) if index.steps.is_empty())
}
