//! Small drawings of values whose shape matters: trees, linked lists, grids, graphs.

use super::cells::rows;
use super::kind::{Given, Kind};
use super::tree::{Node, in_level_order};
use ojkit_model::input::{NULL, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use std::collections::BTreeMap;

/// Larger drawings are harder to read than the value's own text.
const NODES_MAX: usize = 40;
const WIDTH_MAX: usize = 100;
const ROWS_MAX: usize = 30;

/// A value in lines; empty where a drawing says no more than its text.
pub fn picture(problem: &Problem, parameter: &Parameter, fields: &[Value]) -> Vec<String> {
    let given = Given::new(problem, parameter, fields);
    let (depth, is_text) = (parameter.ty.depth(), *parameter.ty.innermost() == Type::String);
    let drawn = match (given.kind(), fields) {
        (Some(Kind::Tree), [value]) if depth == 0 => tree(&value.cells),
        (Some(Kind::List(..)), [value]) if depth == 0 => linked(&value.cells),
        (Some(Kind::Edges(directed)), _) => given.rows().and_then(|rows| edges(&rows, directed == Some(true))),
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
type Block = (Vec<String>, usize);

/// A binary tree from its level order, where missing children are `null` and have none themselves.
fn tree(cells: &[i64]) -> Option<Vec<String>> {
    let count = cells.iter().filter(|&&cell| cell != NULL).count();
    let is_drawn = (2..=NODES_MAX).contains(&count) && cells[0] != NULL;
    let (lines, _) = is_drawn.then(|| branch(&in_level_order(cells, true), 0))?;
    Some(lines.iter().map(|line| line.trim_end().to_owned()).collect())
}

fn branch(tree: &[Node<String>], node: usize) -> Block {
    let Node { cell: text, children } = &tree[node];
    let [left, right] = [0, 1].map(|side| Some(branch(tree, (*children.get(side)?)?)));
    let (has_left, has_right) = (left.is_some(), right.is_some());
    let [(left, left_root), (right, right_root)] = [left, right].map(Option::unwrap_or_default);
    let [left_width, right_width] = [&left, &right].map(|lines| lines.first().map_or(0, String::len));
    // The text stands over the gap between both children.
    let gap = text.len() + 2 * usize::from(has_left || has_right);
    let width = left_width + gap + right_width;
    let at = left_width + usize::from(has_left || has_right);
    let root = at + (text.len() - 1) / 2;
    let mut top: Vec<char> = format!("{:<width$}", format!("{}{text}", " ".repeat(at))).chars().collect();
    let mut arms = vec![' '; width];
    // A slash over each child, and dashes beside the text where that is far.
    let (child, end) = (left_width + gap + right_root, at + text.len());
    let sides = [(has_left, '/', left_root + 1, left_root + 2..at), (has_right, '\\', child - 1, end..child - 1)];
    for (_, sign, slash, dashes) in sides.into_iter().filter(|side| side.0) {
        arms[slash.min(width - 1)] = sign;
        top.iter_mut().take(dashes.end).skip(dashes.start).filter(|c| **c == ' ').for_each(|c| *c = '_');
    }
    let mut lines: Vec<String> = [top, arms].map(String::from_iter).to_vec();
    lines.truncate(1 + usize::from(has_left || has_right));
    for row in 0..left.len().max(right.len()) {
        let of = |lines: &[String], width| lines.get(row).cloned().unwrap_or_else(|| " ".repeat(width));
        lines.push(format!("{}{}{}", of(&left, left_width), " ".repeat(gap), of(&right, right_width)));
    }
    (lines, root)
}
