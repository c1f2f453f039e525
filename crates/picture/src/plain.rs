//! Small drawings of values whose shape matters: trees, linked lists, grids, graphs.

use super::cells::rows;
use super::kind::{Given, Kind};
use ojkit_model::input::{NULL, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use std::collections::{BTreeMap, VecDeque};

/// Larger drawings are harder to read than the value's own text.
const NODES_MAX: usize = 40;
const WIDTH_MAX: usize = 100;
const ROWS_MAX: usize = 30;

/// A value in lines; empty where a drawing says no more than its text.
pub fn picture(problem: &Problem, parameter: &Parameter, fields: &[Value]) -> Vec<String> {
    let given = Given { problem, parameter, fields, expected: None, input: None };
    let (depth, is_text) = (parameter.ty.depth(), *parameter.ty.innermost() == Type::String);
    let drawn = match (given.kind(), fields) {
        (Some(Kind::Tree), [value]) if depth == 0 => tree(&value.cells),
        (Some(Kind::List(..)), [value]) if depth == 0 => linked(&value.cells),
        (Some(Kind::Edges { directed }), _) => given.rows().and_then(|rows| edges(&rows, directed)),
        (Some(_), [value]) if value.ends.len() == 2 && (depth == 2 || is_text) => {
            rows(&parameter.ty, fields).and_then(|rows| grid(&rows, if is_text { "" } else { " " }))
        }
        _ => None,
    };
    drawn.filter(|lines| lines.iter().all(|line| line.chars().count() <= WIDTH_MAX)).unwrap_or_default()
}

fn linked(cells: &[i64]) -> Option<Vec<String>> {
    let all: Vec<String> = cells.iter().map(i64::to_string).collect();
    (2..=NODES_MAX).contains(&all.len()).then(|| vec![all.join(" -> ")])
}

/// Rows of equal length, cell below cell.
fn grid(rows: &[Vec<String>], between: &str) -> Option<Vec<String>> {
    let columns = rows.first()?.len();
    let is_grid = rows.len() > 1 && columns > 1 && rows.iter().all(|row| row.len() == columns);
    let width = rows.iter().flatten().map(|cell| cell.chars().count()).max()?;
    let line = |row: &Vec<String>| row.iter().map(|cell| format!("{cell:>width$}")).collect::<Vec<_>>().join(between);
    (is_grid && rows.len() <= ROWS_MAX).then(|| rows.iter().map(line).collect())
}

/// Each node with its neighbours; weights stand behind them.
fn edges(rows: &[Vec<i64>], directed: bool) -> Option<Vec<String>> {
    let mut neighbours: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for row in rows {
        let (a, b, weight) = match row[..] {
            [a, b] => (a, b, String::new()),
            [a, b, weight] => (a, b, format!(" ({weight})")),
            _ => return None,
        };
        neighbours.entry(a).or_default().push(format!("{b}{weight}"));
        let back = neighbours.entry(b).or_default();
        if !directed && a != b {
            back.push(format!("{a}{weight}"));
        }
    }
    let sign = if directed { "->" } else { "--" };
    let width = neighbours.keys().map(|node| node.to_string().len()).max()?;
    let line = |(node, others): (&i64, &Vec<String>)| match others.is_empty() {
        true => format!("{node:>width$}"),
        false => format!("{node:>width$} {sign} {}", others.join(", ")),
    };
    (neighbours.len() <= ROWS_MAX).then(|| neighbours.iter().map(line).collect())
}

/// A drawn part of a tree: its lines, all equally wide, and the column above its root.
struct Block {
    lines: Vec<String>,
    width: usize,
    root: usize,
}

/// A binary tree from its level order, where missing children are `null` and have none themselves.
fn tree(cells: &[i64]) -> Option<Vec<String>> {
    let count = cells.iter().filter(|&&cell| cell != NULL).count();
    if !(2..=NODES_MAX).contains(&count) || cells.first() == Some(&NULL) {
        return None;
    }
    let mut children: Vec<[Option<usize>; 2]> = vec![[None; 2]; cells.len()];
    let mut open = VecDeque::from([0]);
    let mut next = 1;
    while let Some(node) = open.pop_front() {
        for child in &mut children[node] {
            if cells.get(next).is_some_and(|&cell| cell != NULL) {
                *child = Some(next);
                open.push_back(next);
            }
            next += 1;
        }
    }
    let block = branch(cells, &children, 0);
    Some(block.lines.iter().map(|line| line.trim_end().to_owned()).collect())
}

fn branch(cells: &[i64], children: &[[Option<usize>; 2]], node: usize) -> Block {
    let text = cells[node].to_string();
    let [left, right] = children[node].map(|child| child.map(|child| branch(cells, children, child)));
    let empty = || Block { lines: Vec::new(), width: 0, root: 0 };
    let (has_left, has_right) = (left.is_some(), right.is_some());
    let (left, right) = (left.unwrap_or_else(empty), right.unwrap_or_else(empty));
    // The text stands over the gap between both children.
    let gap = text.len() + 2 * usize::from(has_left || has_right);
    let width = left.width + gap + right.width;
    let at = left.width + usize::from(has_left || has_right);
    let root = at + (text.len() - 1) / 2;
    let mut lines = vec![format!("{:<width$}", format!("{}{text}", " ".repeat(at)))];
    if has_left || has_right {
        let mut arms = vec![' '; width];
        if has_left {
            line(&mut arms, left.root + 1, at.saturating_sub(1), &mut lines[0], '/');
        }
        if has_right {
            let child = left.width + gap + right.root;
            line(&mut arms, at + text.len(), child - 1, &mut lines[0], '\\');
        }
        lines.push(arms.into_iter().collect());
    }
    for row in 0..left.lines.len().max(right.lines.len()) {
        let of = |block: &Block| block.lines.get(row).cloned().unwrap_or_else(|| " ".repeat(block.width));
        lines.push(format!("{}{}{}", of(&left), " ".repeat(gap), of(&right)));
    }
    Block { lines, width, root }
}

/// An arm from a child to its parent: a slash over the child, and dashes beside the parent where that is far.
fn line(arms: &mut [char], from: usize, to: usize, above: &mut String, sign: char) {
    let mut top: Vec<char> = above.chars().collect();
    let (slash, dashes) = if sign == '/' { (from, from + 1..to + 1) } else { (to, from..to) };
    arms[slash.min(arms.len() - 1)] = sign;
    for place in dashes {
        if top.get(place) == Some(&' ') {
            top[place] = '_';
        }
    }
    *above = top.into_iter().collect();
}
