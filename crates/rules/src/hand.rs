//! Who answers the choices of a drawing: the trait that all hands have.

use crate::expr::term::VarId;
use crate::partial::domain::Domain;
use crate::partial::partial_input::Rejected;

/// What a choice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A scalar parameter or a bound name.
    Scalar,
    /// The length of an array or string, or the number of test cases.
    Length,
    /// An element or a letter.
    Cell,
}

/// The place of a choice in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    pub role: Role,
    pub var: VarId,
    /// The place within the array (or within the row that is being drawn), from 0.
    pub index: usize,
    pub count: usize,
    /// Where the array or row starts among the variable's elements.
    pub start: usize,
    /// The repetition, in the repeated block.
    pub repeat: Option<usize>,
    /// Where a bound on a sum is shared with later choices: what is left of it for each, on average.
    pub share: Option<i64>,
}

/// What all lines about the same edges ask of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Wishes {
    pub connected: bool,
    pub tree: bool,
    pub no_loops: bool,
    pub no_repeats: bool,
    pub acyclic: bool,
    /// Whether the first end of an edge is the smaller or the larger one.
    pub ascending: Option<bool>,
    /// Whether the first node is the root of a tree.
    #[serde(skip)]
    pub is_rooted: bool,
    #[serde(skip)]
    pub ways: Ways,
}

/// Which nodes lines ask to be reached from which, along edges from their first to their second end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Each node from each.
    pub strong: bool,
    /// Each node from the source.
    pub from_source: bool,
    /// The sink from each node.
    pub to_sink: bool,
    /// The sink from the source.
    pub between: bool,
    /// The sink from the source, whichever way edges are written.
    pub joined: bool,
}

impl Ways {
    /// Whether anything is asked at all.
    pub fn any(self) -> bool {
        self != Ways::default()
    }

    /// Whether all nodes are in one component then.
    pub fn span(self) -> bool {
        self.strong || self.from_source || self.to_sink
    }
}

/// A graph whose edges are about to be drawn: what a hand must know to give all of them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgesAsked {
    pub nodes: usize,
    /// How many edges there must be; for parents one less than nodes.
    pub edges: usize,
    pub wishes: Wishes,
    /// Whether the input says the parent of each node instead of edges.
    pub is_parents: bool,
    /// The nodes between which a way is asked for, from 0: by the lines or their names, or the first and the last one.
    pub terminals: (usize, usize),
}

/// Edges as pairs of nodes, from 0; in a tree of parents the parent comes first.
pub type Edges = Vec<(usize, usize)>;

/// Writes the questions that a hand passes on to the one within it, beside those that it answers itself.
#[macro_export]
macro_rules! pass_on {
    ($hand:ident: $($question:ident),+) => { $($crate::pass_on!(@$question $hand);)+ };
    (@edges $hand:ident) => {
        fn edges(&mut self, spot: $crate::hand::Spot, asked: &$crate::hand::EdgesAsked) -> Result<Option<$crate::hand::Edges>, $crate::Rejected> {
            self.$hand.edges(spot, asked)
        }
    };
    (@sorted $hand:ident) => {
        fn sorted(&mut self, spot: $crate::hand::Spot, domain: &$crate::Domain, order: $crate::hand::Order, out: &mut Vec<i64>) {
            self.$hand.sorted(spot, domain, order, out);
        }
    };
    (@turn $hand:ident) => {
        fn turn(&mut self, places: &$crate::Domain) -> Option<i64> {
            self.$hand.turn(places)
        }
    };
    (@ahead $hand:ident) => {
        fn ahead(&mut self, var: $crate::VarId, least: usize, most: usize) {
            self.$hand.ahead(var, least, most);
        }
    };
    (@forced $hand:ident) => {
        fn forced(&mut self, spot: $crate::hand::Spot, domain: &$crate::Domain) -> i64 {
            self.$hand.forced(spot, domain)
        }
    };
    (@$many:ident $hand:ident) => {
        fn $many(&mut self, spot: $crate::hand::Spot, domain: &$crate::Domain, out: &mut Vec<i64>) {
            self.$hand.$many(spot, domain, out);
        }
    };
}

/// Answers the choices of a drawing.
///
/// Only [`Hand::choose`] must be given. The other questions have answers made of single choices, so that every input has one
/// sequence of choices; a hand that does not need that sequence answers them at once, faster or better spread.
pub trait Hand {
    /// A value of the domain, which is not empty.
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64;

    /// `spot.count` independent values.
    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        for index in 0..spot.count {
            let x = self.choose(Spot { index, ..spot }, domain);
            out.push(x);
        }
    }

    /// The only value that what was drawn so far leaves. Nothing is chosen, so that most hands need not know.
    fn forced(&mut self, _spot: Spot, domain: &Domain) -> i64 {
        domain.lo()
    }

    /// All edges of a graph at once, or nothing where they are to be chosen end by end.
    ///
    /// Errors: [`Rejected`] where the hand has only graphs in mind that are none such.
    fn edges(&mut self, _spot: Spot, _asked: &EdgesAsked) -> Result<Option<Edges>, Rejected> {
        Ok(None)
    }

    /// Hears how many elements of this array, at least and at most, are still to come behind what is drawn.
    fn ahead(&mut self, _var: VarId, _least: usize, _most: usize) {}

    /// Whether what was chosen leads to nothing that this hand wants: the drawing may be broken off.
    fn is_lost(&self) -> bool {
        false
    }

    /// The place at which a row turns, such as the top of a mountain; nothing where that follows from its cells.
    fn turn(&mut self, _places: &Domain) -> Option<i64> {
        None
    }

    /// `spot.count` values in order; `strict` without equal ones. The domain has enough values.
    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        sorted_by_choices(self, spot, domain, order, out);
    }

    /// `spot.count` different values. The domain has enough of them.
    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        distinct_by_choices(self, spot, domain, out);
    }
}

/// An order of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub ascending: bool,
    /// No two are equal.
    pub strict: bool,
}

/// Sorted values, each chosen by itself among those that leave room for the rest.
pub fn sorted_by_choices<H: Hand + ?Sized>(
    hand: &mut H,
    spot: Spot,
    domain: &Domain,
    order: Order,
    out: &mut Vec<i64>,
) {
    let values = domain.count();
    // Bounds as indices into the domain; each choice leaves room for those that follow.
    let (mut lo, mut hi) = (0u64, values);
    for index in 0..spot.count {
        let room = if order.strict { (spot.count - 1 - index) as u64 } else { 0 };
        let (from, to) = if order.ascending { (lo, hi - room) } else { (lo + room, hi) };
        let slice = domain.slice(from, to);
        let x = hand.choose(Spot { index, ..spot }, &slice);
        out.push(x);
        let at = domain.index_of(x).unwrap_or(from);
        if order.ascending {
            lo = at + u64::from(order.strict);
        } else {
            hi = if order.strict { at } else { at + 1 };
        }
    }
}

/// Sorted values, drawn at once and then put in order.
pub fn sorted_at_once<H: Hand + ?Sized>(hand: &mut H, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
    let start = out.len();
    if order.strict {
        hand.distinct(spot, domain, out);
    } else {
        hand.fill(spot, domain, out);
    }
    out[start..].sort_unstable();
    if !order.ascending {
        out[start..].reverse();
    }
}

/// Up to this many, used values are taken out of the domain one by one.
pub const HOLES_MAX: usize = 2048;

/// Different values, each chosen by itself among those that are left.
pub fn distinct_by_choices<H: Hand + ?Sized>(hand: &mut H, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
    if spot.count <= HOLES_MAX {
        let mut left = domain.clone();
        for index in 0..spot.count {
            let x = hand.choose(Spot { index, ..spot }, &left);
            out.push(x);
            left.remove(x);
        }
        return;
    }
    // A shuffle of the domain's indices of which only the touched ones are stored (Fisher and Yates; Durstenfeld 1964): in a table
    // where most of them are touched.
    let values = domain.count();
    let is_dense = values / 4 <= spot.count as u64;
    let mut table: Vec<u64> = if is_dense { (0..values).collect() } else { Vec::new() };
    let mut moved: std::collections::HashMap<u64, u64> = std::collections::HashMap::new();
    for index in 0..spot.count {
        let here = index as u64;
        let places = Domain::interval(crate::expr::interval::Interval::new(here.into(), (values - 1).into()));
        let there = hand.choose(Spot { index, ..spot }, &places) as u64;
        let value = if is_dense {
            table.swap(index, there as usize);
            table[index]
        } else {
            let value = moved.get(&there).copied().unwrap_or(there);
            let displaced = moved.get(&here).copied().unwrap_or(here);
            moved.insert(there, displaced);
            value
        };
        out.push(domain.nth(value));
    }
}
