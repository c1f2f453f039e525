//! What terminals show.

use super::samples::{ty as ty_of, value};
use ojkit_model::input::{NULL, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use ojkit_picture::plain::picture;

const N: i64 = NULL;

fn lines(ty: Type, cells: &[i64]) -> Vec<String> {
    picture(&Problem::default(), &Parameter { name: "head".to_owned(), ty }, &[Value::list(cells.to_vec())])
}

fn drawn(cells: &[i64]) -> String {
    lines(Type::TreeNode, cells).join("\n")
}

#[test]
fn a_tree_stands_with_its_root_above() {
    let two_levels = [r"  3___", r" /    \", r"9     _20", r"     /   \", r"    15    7"];
    assert_eq!(drawn(&[3, 9, 20, N, N, 15, 7]), two_levels.join("\n"));
    assert_eq!(drawn(&[0, N, 0]), [r" 0", r"  \", r"   0"].join("\n"));
    let leaning = [r"       _-10", r"      /", r"    _1", r"   /", r"  2", r" /", r"3"];
    assert_eq!(drawn(&[-10, 1, N, 2, N, 3]), leaning.join("\n"));
    let full =
        [r"       __1__", r"      /     \", r"    _2       3", r"   /  \     / \", r"  4    5   6   7", r" /", r"8"];
    assert_eq!(drawn(&[1, 2, 3, 4, 5, 6, 7, 8]), full.join("\n"));
}

#[test]
fn what_is_one_node_or_too_large_is_not_drawn() {
    for cells in [&[][..], &[1], &[5; 41]] {
        assert_eq!(drawn(cells), "");
    }
    let list = |cells: &[i64]| lines(Type::ListNode, cells).join("");
    assert_eq!((list(&[1]), list(&[1, 2])), (String::new(), "1 -> 2".to_owned()));
}

fn rows(rows: &[&[i64]]) -> Value {
    let mut value = Value::with_depth(2);
    value.clear();
    for row in rows {
        value.cells.extend(*row);
        value.ends[1].push(value.cells.len() as u32);
    }
    value.ends[0].push(rows.len() as u32);
    value
}

fn of(name: &str, cell: Type, value: Value) -> Vec<String> {
    let ty = Type::Array(Box::new(Type::Array(Box::new(cell))));
    picture(&Problem::default(), &Parameter { name: name.to_owned(), ty }, &[value])
}

#[test]
fn grids_have_their_cells_below_each_other_and_ragged_lists_are_none() {
    assert_eq!(of("grid", Type::Integer, rows(&[&[1, -20], &[300, 4]])), ["  1 -20", "300   4"]);
    assert_eq!(of("board", Type::Character, rows(&[&[46, 81], &[81, 46]])), [". Q", "Q ."]);
    assert_eq!(of("grid", Type::Integer, rows(&[&[1], &[1, 2]])), [""; 0]);
}

#[test]
fn edges_are_drawn_by_node() {
    let value = rows(&[&[0, 1], &[0, 2]]);
    assert_eq!(of("edges", Type::Integer, value.clone()), ["0 -- 1, 2", "1 -- 0", "2 -- 0"]);
    assert_eq!(of("prerequisites", Type::Integer, value), ["0 -> 1, 2", "1", "2"]);
    assert_eq!(of("roads", Type::Integer, rows(&[&[1, 2, 7]])), ["1 -- 2 (7)", "2 -- 1 (7)"]);
}

#[test]
fn one_text_is_no_drawing_and_texts_of_one_length_are() {
    let shown = |ty: &str, text: &str| {
        let parameter = Parameter { name: "s".to_owned(), ty: ty_of(ty) };
        picture(&Problem::default(), &parameter, &[value(ty, text)])
    };
    assert_eq!(shown("string", "\"abc\""), [""; 0]);
    assert_eq!(shown("string[]", "[\"ab\",\"cd\"]"), ["ab", "cd"]);
    assert_eq!(shown("TreeNode[]", "[[1,2],[1,2]]"), [""; 0]);
}
