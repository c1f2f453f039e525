//! `Leaf nodes have a value of 0 or 1`: the values of the nodes of a binary tree with children, and of those without.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, range_of};
use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::{NULL, Part};

/// The leaves, or the other nodes, have values of a range.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct NodeValues {
    /// The cells.
    var: VarId,
    of_leaves: bool,
    lo: i64,
    hi: i64,
}

/// Which places of the tree that is being drawn it speaks of.
#[derive(Default)]
pub struct Meant(Vec<bool>);

impl NodeValues {
    /// Which places hold nodes of its kind.
    fn meant(&self, is_node: &[bool]) -> Vec<bool> {
        let mut next = 1;
        let mut is_meant = |&node: &bool| {
            let has_child = node && is_node.iter().skip(next).take(2).any(|child| *child);
            next += if node { 2 } else { 0 };
            node && has_child != self.of_leaves
        };
        is_node.iter().map(&mut is_meant).collect()
    }
}

impl Form for NodeValues {
    type State = Meant;
    const ACTS: bool = true;
    const WORDINGS: &'static [&'static str] = &[
        "leaves of the tree have values in the range [{}, {}]",
        "nodes of the tree with a child have values in the range [{}, {}]",
    ];
    mentions!(arrays: |form: &NodeValues| [form.var];);

    fn bind(binder: &mut Binder, wording: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let trees: Vec<usize> = binder.scope.trees.keys().copied().collect();
        let (&[field], Some((lo, hi))) = (&trees[..], range_of(of)) else {
            let help = "have one parameter of type TreeNode";
            return Err(Fault::line("the values of one tree are bounded by numbers", help));
        };
        if !binder.scope.is_binary(field) {
            return Err(Fault::line("only a binary tree tells its leaves", "use a parameter of type TreeNode"));
        }
        Ok(vec![NodeValues { var: binder.scope.cells_of(field), of_leaves: wording == 0, lo, hi }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let cells = &values.field(field).cells;
        let is_node: Vec<bool> = cells.iter().map(|&x| x != NULL).collect();
        let meant = self.meant(&is_node);
        let place = (0..cells.len()).find(|&at| meant[at] && !(self.lo..=self.hi).contains(&cells[at]))?;
        let kind = if self.of_leaves { "a leaf" } else { "a node with a child" };
        let name = &values.variables.fields[field].name;
        let message = format!("{kind} of `{name}` is {}, not {} to {}", cells[place], self.lo, self.hi);
        Some((values.place_of(field, Part::Cell(place)), message))
    }

    fn allow(&self, meant: &mut Meant, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(field) = input.variables.field_of_cells(self.var) else { return };
        if at.cell == 0 || meant.0.is_empty() {
            meant.0 = self.meant(&input.shapes[field].is_node);
        }
        if meant.0.get(at.cell) == Some(&true) {
            allowed.keep(Interval::new(self.lo.into(), self.hi.into()));
        }
    }
}
