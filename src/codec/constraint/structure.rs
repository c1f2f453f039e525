//! Structures: trees, graphs, rows with named columns, simple forms of texts.

use super::SyntaxError;
use super::chain::relation;
use super::clause::Subject;
use super::cursor::Cursor;
use super::lexer::Kind;
use crate::model::constraint::{Comparison, Expr, Form, Function, Path, Rule, Step, Structure};

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
const WHOLES: [(&str, Structure); 10] = [
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
const STATEMENTS: [(&str, Structure); 17] = [
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
    ("the given? tree/input is guaranteed? to? be? a valid? binary search tree", Structure::SearchTree),
    ("all the? trees in the input are valid bsts", Structure::SearchTree),
];

/// Verbs before what a text does not have.
const LACKS: [&str; 3] =
    ["does/do not have/contain any?", "doesn't/don't have/contain any?", "has/have/contains/contain no"];
const FORMS: [(&str, Form); 5] = [
    ("leading zeros/zeroes/zero , except/unless for? the number 0 itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero except/unless for? the number 0 itself", Form::NoLeadingZeros),
    ("leading zeros/zeroes/zero", Form::NoLeadingZeros),
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
        if self.take_any(&["all? the? words in/of", "words in/of"]).is_some() {
            let subject = self.path();
            if let Ok(subject) = subject
                && self.take("are separated by a? single space/spaces")
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
        const ABSENT: [&str; 3] = [
            "will not be in the? list/array?",
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
        const PRESENT: [&str; 6] = [
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
        const EMPTY: [&str; 2] =
            ["the? given? linked? list/tree is not empty", "the? given? linked? list/tree is non-empty"];
        let start = self.at;
        if EMPTY.iter().any(|words| self.take_quietly(words)) {
            let nodes = Expr::Call(Function::Nodes, Vec::new());
            return Ok(Some(vec![relation(vec![nodes], Comparison::GreaterEqual, vec![Expr::Int(1)])]));
        }
        if self.take_quietly("the given? linked? list is guaranteed? to? be? sorted") {
            self.at -= 1;
            return self.sorted(Subject::Exprs(vec![node_value(self.token(0).start)])).map(Some);
        }
        self.at = start;
        Ok(None)
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
