//! The nodes of trees and linked lists: how many there are, and what their values are together.

use super::SyntaxError;
use super::chain::{interval, relation};
use super::cursor::Cursor;
use super::lexer::Kind;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Form, Function, Path, Rule, Step};

/// The number of nodes of every tree or list among the parameters.
const NODES: [&str; 3] = [
    "the? total? number of the? nodes in/of the/each/both/a given? n-ary? binary? search? linked? tree/trees/list/lists/bst",
    "the? total? number of the? nodes in/of both binary? linked? trees/lists",
    "the? total? number of the? nodes",
];
/// The same, where no array is called `list`.
const LENGTHS: [&str; 1] = ["the length/size of the given? linked? list"];
/// The value of every node.
const VALUES: [&str; 6] = [
    "each/every/all node's value/values",
    "the? values/value of each/every/all/the the? nodes/node",
    "all of? the? values of the? nodes",
    "all/each? of? the? node values/value",
    "the? values/value of the? tree/list nodes/node",
    "the node's value/values",
];
/// The only tree or list of the input.
const WHOLE: [&str; 4] = [
    "the given? input? binary? n-ary? search? tree/bst",
    "the given? input? singly? linked? list",
    "the given? tree",
    "both linked? lists",
];

impl Cursor {
    /// `the number of nodes in the tree`; a name may follow, behind `in`.
    pub fn takes_nodes(&mut self) -> bool {
        let start = self.at;
        if NODES.iter().any(|words| self.take_quietly(words)) {
            return true;
        }
        if LENGTHS.iter().any(|words| self.take_quietly(words))
            && (self.sees_word(&["is", "are", "will", "does"]) || !matches!(self.kind(), Kind::Word(_)))
        {
            return true;
        }
        self.at = start;
        false
    }

    /// `the value of each node in the tree`.
    pub fn node_values(&mut self) -> Option<Expr> {
        let start = self.at;
        self.take_any_quietly(&VALUES)?;
        self.take_any_quietly(&["in/of the? given? binary? linked? search? tree/list/bst"]);
        Some(node_value(self.token_at(start).start))
    }

    /// `The linked list is not empty`, `the list is sorted in ascending order`.
    pub fn about_nodes(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let value = node_value(self.token_at(start).start);
        if self.take_quietly("the? root of the? tree is not null/none/empty") {
            return Ok(Some(vec![at_least_one()]));
        }
        const UNLIKE: [&str; 3] = [
            "the? tree? nodes/node of? the? tree/list? have/has unique/distinct/different values",
            "all of? the? nodes in? the? tree/list? have/has unique/distinct/different values",
            "each/every node in? the? tree/list? has/have a? unique/distinct value",
        ];
        if UNLIKE.iter().any(|words| self.take_quietly(words)) {
            return Ok(Some(vec![Rule::Distinct { subject: value, cells: true }]));
        }
        if let Some(rules) = self.node_exists()? {
            return Ok(Some(rules));
        }
        if let Some(rules) = self.digits_of_list() {
            return Ok(Some(rules));
        }
        if self.take_quietly("there are/is/will be?")
            && let Some(rules) = self.node_count()?
        {
            self.take("in the given? binary? linked? tree/list");
            return Ok(Some(rules));
        }
        self.at = start;
        for whole in WHOLE {
            if !self.take_quietly(whole) {
                continue;
            }
            if let Some(rules) = self.of_whole(&value)? {
                return Ok(Some(rules));
            }
            self.at = start;
        }
        Ok(None)
    }

    /// What is said of the whole tree or list.
    fn of_whole(&mut self, value: &Expr) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const HAS: [&str; 2] = ["has/have/contains/contain", "will have/contain"];
        const UNIQUE: [&str; 4] = [
            "has/have/contains/contain only? unique/distinct/different values/integers/elements",
            "has/have/contains/contain no duplicate/duplicates/repeated values/elements?",
            "does/do not have/contain any? duplicate/duplicates/repeated values/elements?",
            "does/do not have/contain duplicates",
        ];
        let start = self.at;
        if self.take_any_quietly(&["is/are not empty", "is/are non-empty"]).is_some() {
            return Ok(Some(vec![at_least_one()]));
        }
        if self.take_any_quietly(&UNIQUE).is_some() {
            return Ok(Some(vec![Rule::Distinct { subject: value.clone(), cells: true }]));
        }
        if self.take_any_quietly(&["is/are guaranteed? to? be? sorted"]).is_some() {
            self.at -= 1;
            return self.sorted(Subject::Exprs(vec![value.clone()])).map(Some);
        }
        if self.take_any_quietly(&HAS).is_some() {
            if let Some(rules) = self.node_count()? {
                return Ok(Some(rules));
            }
            if matches!(self.kind(), Kind::Word(_))
                && let Ok(subject) = self.bound()
                && self.ends_clause()
            {
                return Ok(Some(vec![Rule::Member { subjects: vec![subject], array: value.clone() }]));
            }
        }
        self.at = start;
        Ok(None)
    }

    /// `between 1 and 5 nodes`, `at least two nodes`, `n nodes`.
    fn node_count(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        let nodes = || vec![Expr::Call(Function::Nodes, Vec::new())];
        if self.take_quietly("between") {
            if let Ok((first, last, below)) = self.range()
                && self.take_quietly("nodes/node")
            {
                return Ok(Some(vec![interval(nodes(), first, last, below)]));
            }
        } else if let Some((operator, bound)) = self.quantity() {
            if self.take_quietly("nodes/node") {
                return Ok(Some(vec![relation(nodes(), operator, vec![bound])]));
            }
        } else if let Ok(bound) = self.bound()
            && self.take_quietly("nodes")
        {
            return Ok(Some(vec![relation(nodes(), Comparison::Equal, vec![bound])]));
        }
        self.at = start;
        Ok(None)
    }

    /// `There is a node with value k in the tree`, `A node with value k exists in the tree`.
    fn node_exists(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const EXISTS: [&str; 4] = [
            "there exists/exist/is/are some/a/one? nodes/node in the tree/list where/with node . val ==/=",
            "there exists/exist/is/are some/a/one? nodes/node in the tree/list with a? value/val equal? to?",
            "there exists/exist/is/are some/a/one? nodes/node with a? value/val equal? to?",
            "a/some node with a? value/val equal? to?",
        ];
        let start = self.at;
        if self.take_any_quietly(&EXISTS).is_some()
            && let Ok(subject) = self.bound()
        {
            self.take_quietly("will always? exist");
            self.take_quietly("exists/exist");
            self.take_quietly("in the? given? binary? linked? tree/list");
            let array = node_value(self.token_at(start).start);
            return Ok(Some(vec![Rule::Member { subjects: vec![subject], array }]));
        }
        self.at = start;
        Ok(None)
    }

    /// `The list represents a number that does not have leading zeros`.
    fn digits_of_list(&mut self) -> Option<Vec<Rule>> {
        const NUMBER: [&str; 3] = [
            "the given? linked? list/lists represents/represent a? non-negative? number/numbers/integer/integers that does/do not have/contain any? leading zeros/zero",
            "the given? linked? list/lists represents/represent a? non-negative? number/numbers/integer/integers without any? leading zeros/zero",
            "the given? linked? list/lists does/do not have/contain any? leading zeros/zero",
        ];
        let start = self.at;
        self.take_any_quietly(&NUMBER)?;
        self.zero_excepted();
        let subjects = vec![node_value(self.token_at(start).start)];
        Some(vec![Rule::Form { subjects, form: Form::NoLeadingZeros }])
    }
}

fn at_least_one() -> Rule {
    let nodes = Expr::Call(Function::Nodes, Vec::new());
    relation(vec![nodes], Comparison::GreaterEqual, vec![Expr::Int(1)])
}

/// The value of every node of a tree or list.
pub fn node_value(start: usize) -> Expr {
    Expr::Path(Path { name: "Node".to_string(), steps: vec![Step::Member("val".to_string())], column: start + 1 })
}
