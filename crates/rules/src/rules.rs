//! The constraint lines of a problem, bound to the variables of its inputs.

use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::expr::variables::{Var, Variables};
use crate::forms::compare::Compare;
use crate::forms::{Atom, Joined, Rule, graphs};
use crate::narrowing::{Mentions, Ranges, Shared};
use ojkit_model::constraint::Comparison;
use std::ops::Deref;

/// A problem's constraints, ready to check and to draw.
#[derive(Clone, Debug)]
pub struct Rules {
    pub variables: Variables,
    /// What must hold, in the order of the lines.
    pub rules: Vec<Rule>,
    /// The constraint lines' own text, for messages.
    pub lines: Vec<String>,
    /// How names that are no parameter follow from the input, in the order in which a reader can work them out.
    pub definitions: Vec<Definition>,
    /// Inequalities that follow from several rules together.
    pub implied: Vec<Implied>,
    /// What the rules, then the implied inequalities speak of, in their order.
    pub mentions: Vec<Mentions>,
    pub shared: Shared,
    /// What the types alone say.
    pub start: Ranges,
    /// What types and rules together say.
    pub ranges: Ranges,
    /// Scalars that an input states separately and that must be equal, with the line that says so.
    pub same: Vec<(VarId, VarId, usize)>,
}

/// How the value of a bound name follows from the input.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Definition {
    pub slot: usize,
    /// The equality that tells it.
    pub rule: usize,
}

/// An inequality that follows from several rules together, such as `n <= hi - lo + 1` for `n` distinct values.
#[derive(Clone, Debug, PartialEq)]
pub struct Implied {
    /// The slot of a length that must be at least 1 for it to hold.
    pub needs_items: Option<usize>,
    pub left: Term,
    pub op: Comparison,
    pub right: Term,
    /// A rule that it follows from.
    pub rule: usize,
}

impl Implied {
    /// The same as an atom.
    pub fn atom(&self) -> Atom {
        Compare { left: self.left.clone(), op: self.op, right: self.right.clone() }.into()
    }
}

impl Deref for Rules {
    type Target = Variables;

    fn deref(&self) -> &Variables {
        &self.variables
    }
}

impl Rules {
    /// The graphs in an input: what lines about edges and parents speak of; where there are none, rows that begin with two numbers which one
    /// name bounds.
    pub fn graphs(&self) -> Vec<Joined> {
        graphs(&self.variables, &self.rules, &self.ranges)
    }

    /// What types and rules together leave for a variable, or for each element of an array's.
    pub fn range_of(&self, var: VarId) -> Interval {
        let Var { depth, slot, .. } = self.vars[var];
        if depth == 0 { self.ranges.scalars[slot] } else { self.ranges.elements[var] }
    }
}
