//! `The tree is a complete binary tree`, `Every node has either 0 or 2 children`: where a binary tree has nodes.

use super::congruent::Congruent;
use super::member::Member;
use super::when::When;
use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};
use ojkit_model::input::NULL;

/// Which nodes a tree may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub enum Kind {
    /// All levels are full but the last, which is filled from the left.
    Complete,
    /// No node has just one child.
    Full,
}

/// The nodes of a tree stand so.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct TreeForm {
    pub field: usize,
    pub kind: Kind,
}

impl Kind {
    /// Whether a node, or nothing, can be at the next place in level order, with more nodes to come.
    pub fn can_be(self, before: &[bool], here: bool) -> bool {
        match (self, before.len() % 2) {
            (Kind::Complete, _) => here,
            // A left child without a right one, or nothing under the last node that could have any.
            (Kind::Full, 1) => {
                let nodes = before.iter().filter(|is_node| **is_node).count();
                here || before.len() + 2 < 2 * nodes + 1
            }
            (Kind::Full, _) => before.last().is_none_or(|left| *left == here),
        }
    }
}

impl Form for TreeForm {
    type State = ();
    const WORDINGS: &'static [&'static str] = &[
        "the tree is a complete binary tree",
        "the tree is a perfect binary tree",
        "each node of the tree has 0 or 2 children",
    ];
    mentions!(fields: field;);

    fn bind(binder: &mut Binder, wording: usize, _: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let trees: Vec<usize> = binder.scope.trees.keys().copied().collect();
        let &[field] = &trees[..] else {
            let help = "have one parameter of type TreeNode";
            return Err(Fault::line("the line does not say which tree it means", help));
        };
        if !binder.scope.is_binary(field) {
            return Err(Fault::line("only a binary tree can have this form", "use a parameter of type TreeNode"));
        }
        let kind = if wording == 2 { Kind::Full } else { Kind::Complete };
        // A perfect tree of `k` levels has 2^k - 1 nodes, one without a node with just one child an odd number or none.
        let nodes = || Term::Scalar(binder.scope.trees[&field].0);
        let counted: Option<Atom> = match wording {
            1 => Some(Member { term: nodes(), values: (0..32).map(|levels| (1 << levels) - 1).collect() }.into()),
            2 => {
                let some = comparison(nodes(), Comparison::NotEqual, Term::Int(0));
                Some(When::new(vec![some], Congruent { term: nodes(), modulus: 2, remainder: 1 }.into()).into())
            }
            _ => None,
        };
        Ok(counted.into_iter().chain([TreeForm { field, kind }.into()]).collect())
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let is_node: Vec<bool> = values.field(self.field).cells.iter().map(|&x| x != NULL).collect();
        let is_kept = match self.kind {
            Kind::Complete => is_node.iter().all(|is_node| *is_node),
            // Behind the last node nothing is written.
            Kind::Full => {
                is_node.get(1..).unwrap_or_default().chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
            }
        };
        let name = &values.variables.fields[self.field].name;
        let message = match self.kind {
            Kind::Complete => format!("`{name}` lacks nodes before others"),
            Kind::Full => format!("`{name}` has a node with one child"),
        };
        (!is_kept).then(|| (values.whole(self.field), message))
    }
}
