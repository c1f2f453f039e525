//! `The tree is a binary search tree`: left below, right above each node's value.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, Place};
use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::hand::Spot;
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{PartialInput, Rejected};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::{NULL, Part};

/// The values of a binary tree are in order.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct SearchTree {
    /// The cells.
    var: VarId,
}

pub(super) fn bind(binder: &mut Binder, subject: Option<&Expr>) -> OrFault<Vec<Atom>> {
    let fields = match subject {
        Some(Expr::Path(path)) => match binder.place(path, None)? {
            Place::Whole { field, .. } => vec![field],
            _ => Vec::new(),
        },
        Some(_) => Vec::new(),
        None => binder.scope.node_fields(),
    };
    match fields[..] {
        [field] if binder.scope.is_binary(field) => Ok(vec![SearchTree { var: binder.scope.cells_of(field) }.into()]),
        _ => Err(Fault::line("the line does not say which tree it means", "name a parameter of type TreeNode")),
    }
}

/// The places of a node's children: (left, right), which may lie behind the end. `is_node` says where nodes are.
fn children(is_node: &[bool]) -> Vec<(usize, usize)> {
    let mut next = 1;
    let mut below = |&node: &bool| {
        let pair = (next, next + 1);
        next += if node { 2 } else { 0 };
        pair
    };
    is_node.iter().map(&mut below).collect()
}

/// Sets the bounds of a child; one without a place has none.
fn set<T>(bounds: &mut [T], child: usize, to: T) {
    if let Some(bounds) = bounds.get_mut(child) {
        *bounds = to;
    }
}

/// The values of a search tree while they are drawn in level order: each leaves room for those below it on both sides.
#[derive(Default)]
pub struct Room {
    children: Vec<(usize, usize)>,
    sizes: Vec<u64>,
    /// By place: the indices into the domain that its part of the tree may take.
    bounds: Vec<(u64, u64)>,
}

impl Form for SearchTree {
    type State = Room;
    const ACTS: bool = true;
    mentions!(arrays: |form: &SearchTree| [form.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let cells = &values.field(field).cells;
        let is_node: Vec<bool> = cells.iter().map(|&x| x != NULL).collect();
        let children = children(&is_node);
        let mut bounds = vec![(i128::from(i64::MIN), i128::from(i64::MAX) + 1); cells.len()];
        for (node, &x) in cells.iter().enumerate().filter(|&(node, _)| is_node[node]) {
            let (lo, hi) = bounds[node];
            let x = i128::from(x);
            if x <= lo || x >= hi {
                let name = &values.variables.fields[field].name;
                let message = format!("`{name}` is no search tree: {x} is on the wrong side");
                return Some((values.place_of(field, Part::Cell(node)), message));
            }
            let (left, right) = children[node];
            set(&mut bounds, left, (lo, x));
            set(&mut bounds, right, (x, hi));
        }
        None
    }

    fn begin(&self, room: &mut Room, base: &Domain, input: &PartialInput) -> Result<(), Rejected> {
        let Some(field) = input.variables.field_of_cells(self.var) else { return Ok(()) };
        let is_node = &input.shapes[field].is_node;
        let children = children(is_node);
        let mut sizes = vec![0u64; is_node.len()];
        for place in (0..is_node.len()).rev().filter(|&p| is_node[p]) {
            let (left, right) = children[place];
            sizes[place] = 1 + sizes.get(left).unwrap_or(&0) + sizes.get(right).unwrap_or(&0);
        }
        let bounds = vec![(0, base.count()); is_node.len()];
        *room = Room { children, sizes, bounds };
        Ok(())
    }

    fn allow(&self, room: &mut Room, at: &At, _input: &PartialInput, allowed: &mut Allowed) {
        let (lo, hi) = room.bounds[at.cell];
        let (left, right) = room.children[at.cell];
        let size = |p: usize| room.sizes.get(p).copied().unwrap_or(0);
        let (lo, hi) = (lo + size(left), hi.saturating_sub(size(right)));
        allowed.keep(match lo < hi {
            true => Interval::new(at.base.nth(lo).into(), at.base.nth(hi - 1).into()),
            false => Interval::EMPTY,
        });
    }

    fn placed(&self, room: &mut Room, spot: Spot, x: i64, base: &Domain) {
        let (lo, hi) = room.bounds[spot.index];
        let at = base.index_of(x).unwrap_or(lo);
        let (left, right) = room.children[spot.index];
        set(&mut room.bounds, left, (lo, at));
        set(&mut room.bounds, right, (at + 1, hi));
    }
}
