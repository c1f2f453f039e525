//! Pictures of every kind, for whoever asks something of all of them.

use ojkit_model::constraint::Constraint;
use ojkit_model::input::{Field, Input, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::calling::Calling;
use ojkit_model::signature::{Alternative, Column, Parameter, Rows, Type};
use ojkit_picture::{Picture, of_answer, of_input};
use ojkit_text::notation::parse_parameter;

/// A type from its text: `integer[][]`, `TreeNode`, `(x, y)[]`.
pub fn ty(text: &str) -> Type {
    if let Some(inner) = text.strip_suffix("[]") {
        if let Some(columns) = inner.strip_prefix('(') {
            let column = |name: &str| Column { name: name.trim().to_owned(), ty: Type::Integer };
            let columns = columns.trim_end_matches(')').split(',').map(column).collect();
            return Type::Rows(Rows { alternatives: vec![Alternative { tag: None, columns }] });
        }
        return Type::Array(Box::new(ty(inner)));
    }
    match text {
        "integer" => Type::Integer,
        "double" => Type::Double,
        "boolean" => Type::Boolean,
        "character" => Type::Character,
        "string" => Type::String,
        "ListNode" => Type::ListNode,
        "TreeNode" => Type::TreeNode,
        "NaryNode" => Type::NaryNode,
        other => panic!("{other} is no type of the samples"),
    }
}

/// A problem with parameters such as `head: ListNode`, and a line of its statement.
pub fn problem(parameters: &[&str], returns: &str, line: &str) -> Problem {
    let mut problem = Problem::default();
    let parameter = |text: &&str| {
        let (name, of) = text.split_once(": ").expect("a name and a type");
        Parameter { name: name.to_owned(), ty: ty(of) }
    };
    problem.signature.parameters = parameters.iter().map(parameter).collect();
    problem.signature.returns = Some(ty(returns));
    problem.fields = Field::of(&problem.signature.parameters);
    problem.constraints.push(Constraint { text: line.to_owned(), line: 1, rules: Vec::new() });
    problem
}

pub fn value(of: &str, text: &str) -> Value {
    parse_parameter(&ty(of), text).expect("a value of its type").remove(0)
}

/// The pictures of an input.
pub fn drawn(problem: &Problem, values: &[&str]) -> Vec<Picture> {
    let read = |(parameter, text): (&Parameter, &&str)| parse_parameter(&parameter.ty, text).expect("a value");
    let fields = problem.signature.parameters.iter().zip(values).flat_map(read).collect();
    of_input(problem, &Input { fields, repeats: Vec::new() })
}

/// The picture of one parameter.
pub fn one(parameter: &str, text: &str) -> Picture {
    said(parameter, "", text)
}

/// The picture of one parameter that a line of the statement speaks of.
pub fn said(parameter: &str, line: &str, text: &str) -> Picture {
    drawn(&problem(&[parameter], "integer", line), &[text]).remove(0)
}

/// The picture of an answer.
pub fn answered(of: &str, expected: &str, got: &str) -> Picture {
    let (expected, got) = (value(of, expected), value(of, got));
    of_answer(&problem(&[], of, ""), Some(&expected), Some(&got)).expect("a picture")
}

/// A list whose last node leads back.
pub fn closed(head: &str, pos: &str) -> Picture {
    let mut problem = problem(&["head: ListNode", "pos: integer"], "integer", "");
    problem.signature.calling = Some(Calling::parse("hasCycle(cycle(head, pos))", &["head", "pos"]).expect("a call"));
    drawn(&problem, &[head, pos]).remove(0)
}

fn numbers(count: i64, of: impl Fn(i64) -> i64) -> String {
    let cells: Vec<String> = (0..count).map(|at| of(at).to_string()).collect();
    format!("[{}]", cells.join(","))
}

/// Numbers in no order, the same each time.
pub fn mixed(at: i64) -> i64 {
    (at * 7919 + 13) % 101 - 30
}

/// A picture of every kind and of the sizes that matter, each with a name.
pub fn all() -> Vec<(String, Picture)> {
    let rows = |rows: usize, columns: i64| {
        let row: Vec<String> = (0..rows as i64).map(|row| numbers(columns, |at| mixed(row * columns + at))).collect();
        format!("[{}]", row.join(","))
    };
    let letters = "abcdefghijklmnopqrstuvwxyz ,.<&>\\\"".repeat(5);
    let pictures = vec![
        ("tree", one("root: TreeNode", "[3,9,20,null,null,15,7]")),
        ("tree-of-60", one("root: TreeNode", &numbers(60, mixed))),
        ("tree-wide-labels", one("root: TreeNode", "[-1000000000,5,2147483647,null,1,null,-999999999,3,null,4]")),
        ("tree-leaning", one("root: TreeNode", "[1,null,2,null,3,4,null,5,null,null,6]")),
        (
            "tree-uneven",
            one("root: TreeNode", "[1,2,3,4,5,6,7,8,9,10,11,12,13,null,null,null,null,null,null,14,15,16,17,18,19]"),
        ),
        (
            "tree-nary",
            one(
                "root: NaryNode",
                "[1,null,2,3,4,5,null,null,6,7,null,8,null,9,10,null,null,11,null,12,null,13,null,null,14]",
            ),
        ),
        ("tree-parents", one("parent: integer[]", "[-1,0,0,1,1,2,2,2]")),
        ("tree-differs", answered("TreeNode", "[4,7,2,9,6,3,1,null,null,8]", "[4,2,7,1,3,6,9,null,5]")),
        ("trees-differ", answered("TreeNode[]", "[[1,null,2],[2,1]]", "[[1,null,2],[2,3],[7]]")),
        ("tree-large", one("root: TreeNode", &numbers(300, mixed))),
        ("list", one("head: ListNode", "[1,2,3,4,5]")),
        ("list-long", one("head: ListNode", &numbers(60, |at| mixed(at) * 1001))),
        ("list-closed", closed("[3,2,0,-4]", "1")),
        ("list-closed-on-itself", closed("[3,2,0,-4]", "3")),
        ("list-closed-long", closed(&numbers(50, mixed), "17")),
        ("list-differs", answered("ListNode", "[1,2,3,4,5]", "[1,3,2,4]")),
        ("lists", one("lists: ListNode[]", "[[1,4,5],[1,3,4],[2,6]]")),
        ("bars", one("nums: integer[]", "[2,-7,11,15,0,-3]")),
        ("bars-of-60", one("nums: integer[]", &numbers(60, mixed))),
        ("bars-of-150", one("nums: integer[]", &numbers(150, mixed))),
        ("bars-large-values", one("nums: integer[]", &numbers(20, |at| mixed(at) * 10_000_000))),
        ("bars-summary", one("nums: integer[]", &numbers(500, mixed))),
        ("bars-differ", answered("integer[]", "[1,2,3,4,5]", "[1,3,3]")),
        ("bars-too-many", answered("double[]", "[1.5,2.25]", "[1.5,2.5,3]")),
        ("booleans", one("online: boolean[]", "[true,false,true]")),
        ("characters", one("chars: character[]", "[\"a\",\"<\",\"&\"]")),
        ("letters", one("s: string", "\"leetcode <b>&\\\"\"")),
        ("letters-unseen", one("s: string", "\"a\u{200b}b\u{200b}\u{4e2d}\"")),
        ("letters-long", one("s: string", &format!("\"{letters}\""))),
        ("letters-differ", answered("string", "\"kitten sitting\"", "\"sitten kitting on\"")),
        ("texts", one("words: string[]", "[\"apple\",\"an\",\"\",\"pineapple\"]")),
        ("texts-differ", answered("string[]", "[\"apple\",\"an\",\"x\"]", "[\"apply\",\"an\"]")),
        ("grid", one("grid: integer[][]", "[[0,1,1],[2,1,0],[1,0,2]]")),
        ("grid-shades", one("matrix: integer[][]", &rows(12, 12))),
        ("grid-characters", one("board: character[][]", "[[\"X\",\"O\",\".\"],[\".\",\"X\",\"O\"]]")),
        ("grid-texts", one("grid: string[]", "[\"#..@\",\"..#.\"]")),
        ("grid-large", one("grid: integer[][]", &rows(20, 20))),
        ("table", one("queries: integer[][]", "[[1,200],[3],[5,6,-7000000]]")),
        ("table-columns", one("queries: (l, r, value)[]", "[[1,2,30000],[3,4,5]]")),
        ("table-differs", answered("integer[][]", "[[1,2],[3,4],[5]]", "[[1,2,9],[4,3]]")),
        ("moves", said("moves: integer[][]", "moves[i] = [row[i], col[i]]", "[[0,0],[2,0],[1,1],[2,1],[2,2]]")),
    ];
    pictures.into_iter().map(|(name, picture)| (name.to_owned(), picture)).chain(super::graphs::all()).collect()
}
