//! Breaks off drawings that are longer than wanted.

use ojkit_rules::hand::{Edges, EdgesAsked, Hand, Role, Spot};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

/// Nodes of a graph for each item that an array may have: all of them are numbered, with or without an edge.
const NODES: usize = 10;

/// A hand that is lost as soon as an array is longer than so many items, each of which takes at least one byte.
pub(crate) struct Short<'h> {
    hand: Box<dyn Hand + 'h>,
    most: usize,
    is_lost: bool,
}

impl<'h> Short<'h> {
    pub fn new(hand: Box<dyn Hand + 'h>, most: usize) -> Short<'h> {
        Short { hand, most, is_lost: false }
    }

    fn note(&mut self, spot: Spot, x: i64) {
        self.is_lost |= spot.role == Role::Length && x > self.most as i64;
    }

    fn note_items(&mut self, spot: Spot) {
        self.is_lost |= spot.role == Role::Cell && spot.start + spot.index >= self.most;
    }
}

impl Hand for Short<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.hand.choose(spot, domain);
        self.note(spot, x);
        self.note_items(spot);
        x
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.note_items(Spot { index: spot.count.saturating_sub(1), ..spot });
        self.hand.fill(spot, domain, out);
    }

    fn edges(&mut self, spot: Spot, asked: &EdgesAsked) -> Result<Option<Edges>, Rejected> {
        self.is_lost |= asked.edges > self.most || asked.nodes > self.most * NODES;
        if self.is_lost { Err(Rejected) } else { self.hand.edges(spot, asked) }
    }

    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.hand.forced(spot, domain);
        self.note(spot, x);
        x
    }

    fn is_lost(&self) -> bool {
        self.is_lost || self.hand.is_lost()
    }

    ojkit_rules::pass_on!(hand: ahead, turn, sorted, distinct);
}
