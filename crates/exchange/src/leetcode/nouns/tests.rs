//! What nouns mean, and what they do not.

use super::*;
use crate::leetcode::tests::{owned, parameters};
use ojkit_model::signature::Method;

fn method(name: &str, takes: usize, returns: Type) -> Method {
    let parameters = (0..takes).map(|k| Parameter { name: format!("p{k}"), ty: Type::Integer }).collect();
    Method { name: name.into(), parameters, returns }
}

#[test]
fn rows_are_alike_where_the_first_stands_for_all() {
    let grid = parameters("grid: integer[][]");
    let mut lines = ["n == grid[0].length", "1 <= n <= 5"].map(str::to_owned);
    assert_eq!(of_every_row(&mut lines, &grid), ["n == grid[0].length"]);
    assert_eq!(lines[0], "n == grid[i].length");
    let mut ragged = ["n == grid[0].length", "grid[i].length == grid[i - 1].length + 1"].map(str::to_owned);
    assert!(of_every_row(&mut ragged, &grid).is_empty());
}

#[test]
fn a_bound_on_calls_of_every_method_bounds_their_number() {
    let methods = ["get", "put"].map(|name| method(name, 0, Type::Void)).to_vec();
    let class = Class { name: "C".into(), methods };
    let bound = |line: &str| calls_bound(line, &class);
    assert_eq!(
        bound("At most 2 * 10^5 calls will be made to get and put.").as_deref(),
        Some("calls.length <= 2 * 10^5")
    );
    assert_eq!(
        bound("At most 100 calls will be made in total to put, and get").as_deref(),
        Some("calls.length <= 100")
    );
    assert_eq!(bound("At most 100 calls will be made to put"), None);
    assert_eq!(bound("At most 100 calls will be made to get, put and clear"), None);
}

#[test]
fn what_is_only_allowed_bounds_nothing() {
    assert!(says("permission", "The graph may not be connected"));
    assert!(says("permission", "nums may contain duplicates"));
    assert!(!says("permission", "s may contain only digits"));
    assert!(!says("permission", "n may be at most 5"));
    assert!(says("part of a time", "00 <= HH <= 23") && !says("part of a time", "0 <= HH <= 11"));
}

#[test]
fn two_names_of_one_line_are_the_columns_of_rows_of_two() {
    let edges = parameters("n: integer, edges: integer[][]");
    let found = rows_by_names(&owned(&["edges[i].length == 2", "1 <= u_i, v_i <= n", "u_i != v_i"]), &edges);
    assert_eq!(found.as_deref(), Some("edges[i] = [u_i, v_i]"));
    let three = owned(&["edges[i].length == 2", "1 <= u_i, v_i <= n", "1 <= w_i <= 5"]);
    assert_eq!(rows_by_names(&three, &edges), None);
}

#[test]
fn calls_on_what_is_filled_come_after_more_calls_that_fill_it_than_calls_that_take_from_it() {
    let guarded = |line: &str, methods: &[Method], constructor: &[Parameter]| {
        calls_guarded(line, &Class { name: "A".into(), methods: methods.to_vec() }, constructor)
    };
    let int = || Type::Integer;
    let stack = [method("push", 1, Type::Void), method("pop", 0, int()), method("getMin", 0, int())];
    let line = "Methods pop and getMin operations will always be called on non-empty stacks.";
    assert_eq!(
        guarded(line, &stack, &[]).as_deref(),
        Some("pop and getMin are called only after more calls of push than of pop")
    );
    let finder = [method("addNum", 1, Type::Void), method("findMedian", 0, Type::Double)];
    let line = "There will be at least one element in the data structure before calling findMedian.";
    assert_eq!(guarded(line, &finder, &[]).as_deref(), Some("findMedian is called only after a call of addNum"));
    // What is there from the start, what may already be there, and what takes only what is named.
    assert_eq!(guarded(line, &finder, &parameters("nums: integer[]")), None);
    let set = [method("insert", 1, Type::Boolean), method("remove", 1, Type::Boolean), method("getRandom", 0, int())];
    assert_eq!(guarded("There will be at least one element when getRandom is called.", &set, &[]), None);
    let bag = [method("add", 1, Type::Void), method("remove", 1, Type::Void), method("best", 0, int())];
    assert_eq!(guarded("There is at least one element when best is called.", &bag, &[]), None);
}
