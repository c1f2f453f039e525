//! Which figures of graphs and trees are worth a case, the most telling first.

use super::survey::Knob;
use crate::hand::edge::{GRAPH, Shape};
use crate::hand::figure::{FORMS, Figure, Form, Labels};
use ojkit_rules::hand::Wishes;

/// A figure with its name and what a reason says of it.
pub(super) struct Named {
    pub shape: Shape,
    /// The last part of a case's name.
    pub name: String,
    pub words: String,
}

/// A graph of any edges, where there is a graph: its ends take no part in the shapes of other values.
pub(super) fn of_any(knobs: &[Knob]) -> Vec<(&'static str, Shape)> {
    let any = Shape::Figure(Figure { form: Form::Any, labels: Labels::Shuffled });
    let is_graph = knobs.iter().any(|knob| knob.joins.is_some_and(|joins| joins.edges.is_some()));
    is_graph.then_some((GRAPH, any)).into_iter().collect()
}

/// The figures that the lines about a problem's first graph or tree allow.
pub(super) fn figures(knobs: &[Knob]) -> Vec<Named> {
    let Some(joins) = knobs.iter().find_map(|knob| knob.joins) else { return Vec::new() };
    match joins.edges {
        Some((wishes, is_parents)) => of_edges(&wishes, is_parents),
        None => of_nodes(),
    }
}

fn of_edges(wishes: &Wishes, is_parents: bool) -> Vec<Named> {
    let is_allowed = |form: Form| form.forbidden(wishes, is_parents).is_none();
    let forms = FORMS.iter().map(|(form, ..)| *form).filter(|&form| form != Form::Any && is_allowed(form));
    let back = if wishes.ways.strong { ", with edges back" } else { "" };
    let shuffled = forms.map(|form| named(form, Labels::Shuffled, &format!("{}{back}", form.words())));
    // Edges that all point one way make no circle: in layers there are as many ways along them as powers of three.
    let in_order = [Form::Path, Form::Layers].into_iter().filter(|&form| is_allowed(form)).flat_map(|form| {
        let words = |how: &str| format!("{}{back}, its nodes numbered {how}", form.words());
        [(Labels::InOrder, "in order"), (Labels::Reversed, "backwards")]
            .map(|(labels, how)| named(form, labels, &words(how)))
    });
    let mut all: Vec<Named> = shuffled.collect();
    let at = all.len().min(IN_ORDER);
    all.splice(at..at, in_order);
    all
}

/// Figures whose nodes are numbered in order come behind so many others.
const IN_ORDER: usize = 6;

/// Where a binary tree has nodes.
fn of_nodes() -> Vec<Named> {
    vec![
        named(Form::Path, Labels::InOrder, "a path of left children"),
        named(Form::Path, Labels::Reversed, "a path of right children"),
        named(Form::Path, Labels::Shuffled, "a path of left and right children in turn"),
        named(Form::Caterpillar, Labels::InOrder, "a path of left children, each beside a leaf"),
        named(Form::Binary, Labels::InOrder, "a complete tree"),
    ]
}

fn named(form: Form, labels: Labels, words: &str) -> Named {
    let name = match labels {
        Labels::Shuffled => form.word().to_string(),
        Labels::InOrder => format!("{}-in-order", form.word()),
        Labels::Reversed => format!("{}-backwards", form.word()),
    };
    Named { shape: Shape::Figure(Figure { form, labels }), name, words: words.to_string() }
}
