//! That an array, or the nodes of a tree, has a value.

use super::Phrase;
use crate::phrase::said::{Built, Fault, Said};
use ojkit_model::constraint::{Expr, Rule, Step};

pub const PHRASES: &[Phrase] = &[
    ("{x} {exists} the? array/list? {path}", |s| member(s.each()?, s.named(0)?)),
    ("{x} is one of the {path}", |s| member(s.each()?, s.named(0)?)),
    ("{x} is the? a? value of a/one/some of? the? node in/of the tree/bst/list", |s| member(s.each()?, s.node())),
    ("{x} is a/one? of? the? node value in? the? tree/bst/list?", |s| member(s.each()?, s.node())),
    ("{x} {exists} the tree/bst/list", |s| member(s.each()?, s.node())),
    ("{x} is exist in the tree/bst/list", |s| member(s.each()?, s.node())),
    ("{the_tree} {has} {expr}", |s| member(vec![s.expr(0)], s.node())),
    ("there exists/is some/a/one? node in the tree/list where/with node . val ==/= {expr}", of_node),
    ("there exists/is some/a/one? node in the tree/list with a? value/val equal? to? {expr}", of_node),
    ("there exists/is some/a/one? node with a? value/val equal? to? {expr} {in_the_tree}?", of_node),
    ("a/some node with a? value/val equal? to? {expr} will always? exist {in_the_tree}?", of_node),
    ("a/some node with a? value/val equal? to? {expr} exists {in_the_tree}?", of_node),
];

fn member(subjects: Vec<Expr>, array: Expr) -> Built {
    // `v is in graph[u]` speaks of both indices at once.
    let index = |item: &Expr| matches!(item, Expr::Path(path) if path.steps.is_empty() && path.name.len() == 1);
    let free = |step: &Step| matches!(step, Step::Index(place) if index(place));
    if matches!(&array, Expr::Path(path) if path.steps.last().is_some_and(free)) && subjects.iter().all(index) {
        return Err(Fault::Other);
    }
    Ok(vec![Rule::Member { subjects, array }])
}

fn of_node(s: &Said) -> Built {
    member(vec![s.expr(0)], s.node())
}
