//! Binary trees: first where nodes are, then their values, in order for a search tree.

use super::array::ArrayPlan;
use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::Rejected;
use super::hand::{Hand, Role, Spot};
use crate::validate::interval::Interval;
use crate::validate::rules::{Atom, VarId};
use crate::validate::tree::children;

/// Draws whether there is a node at each place in level order, until all nodes are placed.
pub(super) fn draw_shape<H: Hand + ?Sized>(
    hand: &mut H,
    canvas: &mut Canvas,
    field: usize,
    nodes: VarId,
    shape: VarId,
) -> Result<(), Rejected> {
    let count = canvas.scalars[canvas.rules.vars[nodes].slot].lo;
    let either = Domain::interval(Interval::new(0, 1));
    let node = Domain::interval(Interval::point(1));
    let mut places = 1u64;
    let mut placed = 0;
    let mut out = Vec::new();
    while placed < count {
        // The last open place must take a node, or the others would have none.
        let domain = if places > 1 { &either } else { &node };
        let spot = Spot {
            role: Role::Cell,
            var: shape,
            index: out.len(),
            count: 0,
            start: 0,
            repeat: canvas.repeat,
            share: None,
        };
        let is_node = 1 == if places == 1 { hand.forced(spot, domain) } else { hand.choose(spot, domain) };
        places = if is_node { places + 1 } else { places - 1 };
        placed += i128::from(is_node);
        out.push(is_node);
    }
    canvas.field_mut(field).ends[0].push(out.len() as u32);
    let mut left = vec![0; out.len() + 1];
    for place in (0..out.len()).rev() {
        left[place] = left[place + 1] + usize::from(out[place]);
    }
    canvas.nodes_left[field] = left;
    canvas.shapes[field] = out;
    Ok(())
}

/// The values of a search tree while they are drawn in level order: each leaves room for those below it on both sides.
pub(super) struct Order {
    children: Vec<(usize, usize)>,
    sizes: Vec<u64>,
    /// By place: the indices into the domain that its part of the tree may take.
    bounds: Vec<(u64, u64)>,
}

impl Order {
    /// None where the array is no search tree.
    pub fn new(plan: &ArrayPlan, base: &Domain, canvas: &Canvas) -> Option<Order> {
        let is_ordered = |r: &usize| matches!(canvas.rules.rules[*r].atom, Atom::SearchTree { var } if var == plan.var);
        if !plan.is_tree || !plan.between.iter().any(is_ordered) {
            return None;
        }
        let shape = &canvas.shapes[plan.field];
        let children = children(shape);
        let mut sizes = vec![0u64; shape.len()];
        for place in (0..shape.len()).rev().filter(|&p| shape[p]) {
            let (left, right) = children[place];
            sizes[place] = 1 + sizes.get(left).unwrap_or(&0) + sizes.get(right).unwrap_or(&0);
        }
        let bounds = vec![(0, base.count()); shape.len()];
        Some(Order { children, sizes, bounds })
    }

    /// What a node may be.
    pub fn range(&self, place: usize, base: &Domain) -> Interval {
        let (lo, hi) = self.bounds[place];
        let (left, right) = self.children[place];
        let size = |p: usize| self.sizes.get(p).copied().unwrap_or(0);
        let (lo, hi) = (lo + size(left), hi.saturating_sub(size(right)));
        if lo >= hi { Interval::EMPTY } else { Interval::new(base.nth(lo).into(), base.nth(hi - 1).into()) }
    }

    /// Takes a node's value.
    pub fn take(&mut self, place: usize, x: i64, base: &Domain) {
        let (lo, hi) = self.bounds[place];
        let at = base.index_of(x).unwrap_or(lo);
        let (left, right) = self.children[place];
        if let Some(b) = self.bounds.get_mut(left) {
            *b = (lo, at);
        }
        if let Some(b) = self.bounds.get_mut(right) {
            *b = (at + 1, hi);
        }
    }
}
