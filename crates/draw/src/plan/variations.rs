//! Other drawings for the place of a case: for whoever knows what their answers are.

use super::figures::figures;
use super::mix::Mixes;
use crate::drawing::Drawing;
use crate::hand::edge::{GRAPH, LENGTH, SCALAR, Shape, Shapes, VALUE};
use crate::hand::figure::{Figure, Form, Labels};
use crate::hand::notation::Notation;
use crate::hand::random::{Random, Spread, seed};

/// What the cases of a group may be drawn by instead.
#[derive(Clone, Debug)]
pub struct Variations {
    mixes: Mixes,
    /// The figures of its graph of edges, if it has one.
    figures: Vec<(Form, String)>,
    one: Vec<(String, Shape)>,
}

/// Another drawing, and what a reason says of it beside what it says of the first.
pub type Variation = (Notation, String);

/// How many there are for a case.
pub const VARIATIONS: usize = 4;
const IN_ORDER: &str = "its nodes numbered in order";
/// Random lengths of such a share are as good as the largest.
const LARGE: u32 = 800;

impl Variations {
    /// Those of a group's drawing.
    pub fn of(drawing: &Drawing) -> Variations {
        let knobs = super::knobs(drawing);
        let has_edges = knobs.iter().find_map(|knob| knob.joins).is_some_and(|joins| joins.edges.is_some());
        let drawn = figures(&knobs).into_iter().filter(|_| has_edges);
        let shuffled = drawn.filter_map(|named| match named.shape {
            Shape::Figure(Figure { form, labels: Labels::Shuffled }) => Some((form, named.words)),
            _ => None,
        });
        let any = has_edges.then(|| (Form::Any, Form::Any.words().to_owned()));
        let one = knobs.iter().filter(|knob| knob.is_repeats).map(|knob| (knob.key.clone(), Shape::Smallest));
        Variations { mixes: Mixes::of(drawing), figures: any.into_iter().chain(shuffled).collect(), one: one.collect() }
    }

    /// Those of a drawing in the place with this number: its figure numbered otherwise, any figure where it has none, other seeds.
    pub fn of_hand(&self, hand: &Notation, place: usize) -> Vec<Variation> {
        let seeds = vec![(hand.clone(), String::new()); VARIATIONS];
        match hand {
            Notation::Edge(shapes) if is_of_ends(shapes) => Vec::new(),
            Notation::Edge(shapes) if !self.figures.is_empty() => {
                let is_drawn = shapes.of.iter().any(|(_, shape)| matches!(shape, Shape::Figure(_)));
                match shapes.clone() {
                    shapes if is_drawn => numbered(&shapes).unwrap_or(seeds),
                    mut shapes => {
                        shapes.of.push((GRAPH.to_owned(), figure(Form::Any)));
                        vec![(Notation::Edge(shapes), IN_ORDER.to_owned()); VARIATIONS]
                    }
                }
            }
            Notation::Random { lengths, .. } => {
                let is_large = matches!(lengths, Spread::Scale(LARGE..) | Spread::Largest | Spread::Whole);
                let of = |number| match self.figures.is_empty() {
                    true if is_large => self.mixed(place * VARIATIONS + number),
                    true => (hand.clone(), String::new()),
                    // Random edges in every place, and other figures in turn.
                    false if number == 0 => self.drawn(0, is_large),
                    false => self.drawn(place * (VARIATIONS - 2) + number, is_large),
                };
                (0..VARIATIONS - 1).map(of).chain(seeds.into_iter().take(1)).collect()
            }
            _ => seeds,
        }
    }

    /// A figure whose nodes are numbered in order: the first and the last one are its ends.
    fn drawn(&self, number: usize, is_large: bool) -> Variation {
        let (form, words) = &self.figures[number % self.figures.len()];
        let length = if is_large { Shape::Largest } else { Shape::Random };
        let rest = [(LENGTH, length), (SCALAR, Shape::Random), (VALUE, Shape::Random), (GRAPH, figure(*form))];
        let rest = rest.map(|(key, shape)| (key.to_owned(), shape));
        let of = self.one.iter().filter(|_| is_large).cloned().chain(rest).collect();
        (Notation::Edge(Shapes { of }), format!("{words}, {IN_ORDER}"))
    }

    fn mixed(&self, number: usize) -> Variation {
        let mut random = Random::new(seed("", "variation", number as u64, 0));
        let hand = self.mixes.notation(&self.mixes.any(&mut random));
        let words = format!("in its place `{hand}`");
        (hand, words)
    }
}

/// A figure whose first and last node are its ends.
fn figure(form: Form) -> Shape {
    Shape::Figure(Figure { form, labels: Labels::InOrder })
}

/// Whether only ends are asked for: those are cases for what they are.
fn is_of_ends(shapes: &Shapes) -> bool {
    let ends = |(_, shape): &(String, Shape)| matches!(shape, Shape::Smallest | Shape::Largest | Shape::Fair);
    shapes.of.len() > 1 && shapes.of.iter().all(ends)
}

/// The same figure with other numbers; none where its numbers have an order already.
fn numbered(shapes: &Shapes) -> Option<Vec<Variation>> {
    let mut figures = shapes.of.iter().enumerate().filter_map(|(at, (_, shape))| match shape {
        Shape::Figure(figure) if figure.labels == Labels::Shuffled => Some((at, *figure)),
        _ => None,
    });
    let (at, figure) = figures.next()?;
    let of = |(labels, words): (Labels, &str)| {
        let mut shapes = shapes.clone();
        shapes.of[at].1 = Shape::Figure(Figure { labels, ..figure });
        (Notation::Edge(shapes), words.to_owned())
    };
    let backwards = "its nodes numbered backwards";
    let labels = [
        (Labels::InOrder, IN_ORDER),
        (Labels::Shuffled, ""),
        (Labels::Reversed, backwards),
        (Labels::InOrder, IN_ORDER),
    ];
    Some(labels.map(of).to_vec())
}
