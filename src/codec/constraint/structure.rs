//! Structures: trees, graphs, rows with named columns, simple forms of texts.

use super::SyntaxError;
use super::chain::relation;
use super::clause::Subject;
use super::cursor::Cursor;
use super::lexer::Kind;
use crate::model::constraint::{Comparison, Expr, Form, Function, Literal, Operator, Path, Rule, Step, Structure};

/// The number of nodes of every tree or list among the parameters.
pub const NODES: [&str; 3] = [
    "the? total? number of the? nodes in/of the/each/both/a given? n-ary? binary? linked? tree/trees/list/lists",
    "the? total? number of the? nodes in/of both binary? linked? trees/lists",
    "the? total? number of the? nodes",
];

/// Verbs that say what something is as a whole.
const REPRESENTS: [&str; 4] = [
    "represents/represent/forms/form",
    "will form/represent",
    "is/are guaranteed to be/form/represent",
    "is/are/describes/describe",
];

/// What something can be as a whole.
const WHOLES: [(&str, Structure); 12] = [
    ("a valid? undirected? tree rooted at the? node? 0", Structure::RootedTree),
    ("a valid? rooted tree", Structure::Tree),
    ("a simple graph", Structure::Simple),
    ("a graph without repeated edges", Structure::NoRepeatedEdges),
    ("a graph without self-loops", Structure::NoLoops),
    ("a valid? undirected? tree", Structure::Tree),
    ("a valid? binary search tree", Structure::SearchTree),
    ("a valid? bst", Structure::SearchTree),
    ("valid binary search trees", Structure::SearchTree),
    ("a valid? directed acyclic graph", Structure::Acyclic),
    ("a valid? dag", Structure::Acyclic),
    ("a valid? connected graph", Structure::Connected),
];

/// Whole statements about the only graph or tree of the input.
const STATEMENTS: [(&str, Structure); 29] = [
    ("there are/is no duplicate/repeated/multiple/parallel edges and/or no? self-loops/self-loop", Structure::Simple),
    (
        "there are/is no self-loops/self-loop/loops and/or no? duplicate/repeated/multiple/parallel edges",
        Structure::Simple,
    ),
    ("there are/is no self loops/edges and/or no? duplicate/repeated/multiple/parallel edges", Structure::Simple),
    ("there are/is no self loops/edges", Structure::NoLoops),
    (
        "the? given? graph has/contains/have no self-loops/loops and/or no? duplicate/repeated/multiple/parallel edges",
        Structure::Simple,
    ),
    ("the? given? graph has/contains/have no duplicate/repeated/multiple/parallel edges", Structure::NoRepeatedEdges),
    ("the? given? graph has/contains/have no self-loops/loops", Structure::NoLoops),
    ("there are/is no cycles/cycle in the graph", Structure::Acyclic),
    ("the? given? input? graph is guaranteed? to? be? a? connected and undirected", Structure::Connected),
    ("the? given? input? graph is guaranteed? to? be? a/an? dag", Structure::Acyclic),
    ("there are/is no self-loops/self-loop and no? repeated/duplicate/multiple edges", Structure::Simple),
    ("there are/is no repeated/duplicate/multiple edges and no? self-loops/self-loop", Structure::Simple),
    ("there are/is no loops or repeated/duplicate edges", Structure::Simple),
    (
        "there are/is no repeated/duplicate/duplicated/multiple/parallel edges/edge in the graph",
        Structure::NoRepeatedEdges,
    ),
    ("there are/is no repeated/duplicate/duplicated/multiple/parallel edges/edge", Structure::NoRepeatedEdges),
    ("there will be no repeated/duplicate/duplicated/multiple edges", Structure::NoRepeatedEdges),
    ("there is at most one edge between any? two? pair? of? nodes/vertices", Structure::NoRepeatedEdges),
    ("there are/is no self-loops/self-loop or repeated/duplicate edges", Structure::Simple),
    ("there are/is no repeated/duplicate edges or self-loops", Structure::Simple),
    ("there are/is no self-loops/self-loop", Structure::NoLoops),
    ("there are/is no self-loops/self-loop in the graph", Structure::NoLoops),
    ("the? given? graph is simple", Structure::Simple),
    ("the? given? graph is connected", Structure::Connected),
    ("the? given? graph is always connected", Structure::Connected),
    ("the? given? graph is a? directed? acyclic graph?", Structure::Acyclic),
    ("the given? input? binary? tree is guaranteed? to? be? a? valid? binary search tree", Structure::SearchTree),
    ("the given? input? binary? tree is guaranteed? to? be? a? valid? bst", Structure::SearchTree),
    ("the given? input is guaranteed? to? be? a? valid? binary search tree", Structure::SearchTree),
    ("all the? trees in the input are valid bsts", Structure::SearchTree),
];

/// Verbs before what a text does not have.
const LACKS: [&str; 3] =
    ["does/do not have/contain any?", "doesn't/don't have/contain any?", "has/have/contains/contain no"];
const FORMS: [(&str, Form); 8] = [
    ("leading zeros/zeroes/zero , except/unless for? the? zero/number itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero , except/unless for? the number 0 itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero except/unless for? the number 0 itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero except/unless for? the? zero/number itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero", Form::NoLeadingZeros),
    ("leading 0 s?", Form::NoLeadingZeros),
    ("leading or trailing spaces", Form::NoOuterSpaces),
    ("leading and trailing spaces", Form::NoOuterSpaces),
];

impl Cursor {
    /// Reads a statement about the whole input's graph or tree.
    pub fn whole_structure(&mut self) -> Option<Vec<Rule>> {
        let start = self.at;
        if self.take_quietly("the? given? input/graph") {
            if let Some(rules) = self.represents(&[Expr::Int(0)])
                && let [Rule::Structure { structure, .. }] = &rules[..]
            {
                return Some(vec![Rule::Structure { subject: None, structure: *structure }]);
            }
            self.at = start;
        }
        let (_, structure) = STATEMENTS.iter().find(|(words, _)| self.take_quietly(words))?;
        Some(vec![Rule::Structure { subject: None, structure: *structure }])
    }

    /// `edges represents a valid tree`.
    pub fn represents(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let start = self.at;
        for verb in REPRESENTS {
            if !self.take_quietly(verb) {
                continue;
            }
            if let Some((_, structure)) = WHOLES.iter().find(|(words, _)| self.take_quietly(words)) {
                let rule = |subject: &Expr| Rule::Structure { subject: Some(subject.clone()), structure: *structure };
                return Some(items.iter().map(rule).collect());
            }
            self.at = start;
        }
        None
    }

    /// `s has no leading zeros`, `s is a palindrome`.
    pub fn form(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let start = self.at;
        let found = if self.take_any(&LACKS).is_some() {
            FORMS.iter().find(|(words, _)| self.take(words)).map(|(_, form)| *form)
        } else if self.take("is/are a? palindrome/palindromes") {
            Some(Form::Palindrome)
        } else if self.take("is/are a? balanced/valid parentheses string/sequence/expression?")
            || self.take("is/are a? balanced/valid bracket/parenthesis string/sequence/expression?")
        {
            Some(Form::Balanced)
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

    /// `The words of text are separated by single spaces`.
    pub fn spaced_words(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        if self.take_any(&["all? of? the? words in/of", "words in/of"]).is_some() {
            let subject = self.path();
            if let Ok(subject) = subject
                && self.take("are separated by exactly? a/one? single? space/spaces")
            {
                let subjects = vec![Expr::Path(subject)];
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
        if self.take_any(&["does/do not contain", "doesn't/don't contain"]).is_some() {
            if let Ok(other) = self.bound() {
                let inner = Expr::Path(below(item));
                return Ok(Some(vec![relation(vec![inner], Comparison::NotEqual, vec![other])]));
            }
            self.at = start;
        }
        const ABSENT: [&str; 4] = [
            "will not be in the? list/array?",
            "is/are not present? in the? list/array?",
            "is not in the? list/array?",
            "does not exist/appear in the? list/array?",
        ];
        if self.take_any(&ABSENT).is_some() {
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
            "is/are present? in the? array/list?",
            "is/are one of the? elements/values/integers/numbers of/in the? array/list?",
            "is/are one of the",
            "is/are an? element/elements/item/items/member/members of/from/in the? array/list?",
            "is/are an? integer/number/value/string/word from/in/of the? array/list?",
            "is/are guaranteed to exist/be/appear in the? array/list?",
            "exists/exist/appears/appear in the? array/list?",
            "is/are always? present in the? array/list?",
        ];
        let start = self.at;
        self.take_any(&PRESENT)?;
        let reserved =
            self.sees_word(&["the", "following", "characters", "values", "range", "order", "a", "an", "letters"]);
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

    /// `The linked list is not empty`, `the list is sorted in ascending order`.
    pub fn about_nodes(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const EMPTY: [&str; 3] = [
            "the? given? linked? list/tree is not empty",
            "the? given? linked? list/tree is non-empty",
            "the? root of the? tree is not null/none/empty",
        ];
        let start = self.at;
        if EMPTY.iter().any(|words| self.take_quietly(words)) {
            let nodes = Expr::Call(Function::Nodes, Vec::new());
            return Ok(Some(vec![relation(vec![nodes], Comparison::GreaterEqual, vec![Expr::Int(1)])]));
        }
        const UNLIKE: [&str; 6] = [
            "all of? the? nodes in? the? tree/list? have/has unique/distinct/different values",
            "each/every node in? the? tree/list? has/have a? unique/distinct value",
            "each/every node's value is unique/distinct",
            "the? values/value of all/each/every? the? nodes/node in? the? tree/list? are/is all? unique/distinct",
            "the? node values are all? unique/distinct",
            "all of? the? values/value of/in the? nodes in? the? tree/list? are/is all? unique/distinct",
        ];
        const EXIST: [&str; 2] = [
            "there exists/exist/is some? a? node in the tree where/with node . val ==/=",
            "there exists/exist/is some? a? node in the tree with a? value/val equal? to?",
        ];
        if EXIST.iter().any(|words| self.take_quietly(words)) {
            let subjects = vec![self.bound()?];
            return Ok(Some(vec![Rule::Member { subjects, array: node_value(self.token_at(start).start) }]));
        }
        if UNLIKE.iter().any(|words| self.take_quietly(words)) {
            let subject = node_value(self.token_at(start).start);
            return Ok(Some(vec![Rule::Distinct { subject, cells: true }]));
        }
        if self.take_quietly("the given? linked? list/lists represents/represent a? number/numbers that does/do not have/contain any? leading zeros/zero") {
            self.take("except the number 0 itself");
            let subjects = vec![node_value(self.token_at(start).start)];
            return Ok(Some(vec![Rule::Form { subjects, form: Form::NoLeadingZeros }]));
        }
        if self.take_quietly("there are/is/will be?")
            || self.take_quietly("the given? binary? linked? tree/list has/contains")
        {
            if let Some((operator, bound)) = self.quantity()
                && self.take("nodes/node")
            {
                self.take("in the given? binary? linked? tree/list");
                let nodes = Expr::Call(Function::Nodes, Vec::new());
                return Ok(Some(vec![relation(vec![nodes], operator, vec![bound])]));
            }
            self.at = start;
        }
        const LISTS: [&str; 2] = [
            "the given? linked? list is guaranteed? to? be? sorted",
            "both linked? lists are guaranteed? to? be? sorted",
        ];
        if LISTS.iter().any(|words| self.take_quietly(words)) {
            self.at -= 1;
            return self.sorted(Subject::Exprs(vec![node_value(self.token(0).start)])).map(Some);
        }
        self.at = start;
        Ok(None)
    }

    /// `s and t have the same length`.
    pub fn alike_in_length(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        const SAME: [&str; 2] =
            ["both? have the same length/size", "are both? strings/arrays? of the same length/size"];
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
        let [Expr::Path(path)] = items else { return None };
        let extended = |steps: &[Step]| {
            let mut path = path.clone();
            path.steps.extend_from_slice(steps);
            vec![Expr::Path(path)]
        };
        let index = |name: &str, more: i128| {
            let index = Expr::Path(Path { name: name.to_string(), steps: Vec::new(), column: path.column });
            Step::Index(match more {
                0 => index,
                _ => Expr::Binary(Operator::Add, Box::new(index), Box::new(Expr::Int(more))),
            })
        };
        if let Some(odd) = self.take_any(&["has/have an? even length", "has/have an? odd length"]) {
            let subjects = extended(&[Step::Length]);
            return Some(vec![Rule::Congruent { subjects, modulus: Expr::Int(2), remainder: odd as i64 }]);
        }
        if self.take("is a? square matrix/grid/board") || self.take("is square") {
            let (rows, columns) = (extended(&[Step::Length]), extended(&[index("i", 0), Step::Length]));
            return Some(vec![relation(rows, Comparison::Equal, columns)]);
        }
        if self.take("is a? symmetric matrix?") {
            let (cell, mirrored) =
                (extended(&[index("i", 0), index("j", 0)]), extended(&[index("j", 0), index("i", 0)]));
            return Some(vec![relation(cell, Comparison::Equal, mirrored)]);
        }
        if self.take("does not contain/have any? two? consecutive/adjacent")
            && let Ok(Some(class)) = self.class()
        {
            let here = Rule::OneOf { subjects: extended(&[index("i", 0)]), values: texts(&class) };
            let others = class
                .iter()
                .map(|c| relation(extended(&[index("i", 1)]), Comparison::NotEqual, vec![Expr::Text(c.to_string())]));
            return Some(vec![Rule::When { conditions: vec![here], rules: others.collect() }]);
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
        self.take_any(&VERBS)?;
        let distinct = self.take("distinct/unique");
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
        const SAME: [&str; 2] = ["have/has the same length/size", "are/is of the same length/size"];
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

fn texts<'a>(letters: impl IntoIterator<Item = &'a char>) -> Vec<Literal> {
    letters.into_iter().map(|c| Literal::Text(c.to_string())).collect()
}

/// The value of every node of a tree or list.
pub fn node_value(start: usize) -> Expr {
    Expr::Path(Path { name: "Node".to_string(), steps: vec![Step::Member("val".to_string())], column: start + 1 })
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
