//! What an input is made of: its fields, and a variable for everything in them that has a value.

use crate::expr::term::VarId;
use ojkit_model::input::{Cell, Field};
use std::collections::{BTreeMap, BTreeSet};

/// Something that has a value, or one value per element.
#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    /// How messages call it: `n`, `nums.length`, `nums[i]`.
    pub name: String,
    /// What it is.
    pub kind: VarKind,
    /// Dimensions: 0 for a scalar.
    pub depth: usize,
    /// How a cell is read.
    pub cell: Cell,
    /// Whether it belongs to the block that repeats per test case.
    pub repeated: bool,
    /// For scalars: where its value is kept. Names that are always equal share a slot.
    pub slot: usize,
}

/// What a variable is.
#[derive(Clone, Debug, PartialEq)]
pub enum VarKind {
    /// A name that the constraints bind (`n == nums.length`) or that is only in the layout.
    Name,
    /// The number of test cases.
    Repeats,
    /// The lengths of the items at depth `level` of a field.
    Length {
        /// The first field that has this length (columns of one parameter share theirs).
        field: usize,
        /// 0: of the whole array, 1: of each row ...
        level: usize,
    },
    /// How many nodes a tree has; its cells are these and the missing children between them.
    Nodes {
        /// The tree's field.
        field: usize,
    },
    /// Whether there is a node at each place of a tree, in level order.
    Shape {
        /// The tree's field.
        field: usize,
    },
    /// The cells of a field.
    Cells {
        /// The field.
        field: usize,
    },
}

/// The variables of a problem.
#[derive(Clone, Debug)]
pub struct Variables {
    /// The fields of an input.
    pub fields: Vec<Field>,
    /// Which fields lie in the repeated block.
    pub repeated_fields: Vec<bool>,
    /// Whether there is a repeated block.
    pub has_repeats: bool,
    /// All variables.
    pub vars: Vec<Var>,
    /// Per field: its length variables by level, then its cells.
    pub of_field: Vec<Vec<VarId>>,
    /// Number of scalar slots.
    pub slots: usize,
    /// 0 or 1.
    pub indices_from: i64,
    /// Numbers with a point are drawn and compared as multiples of 1 / scale.
    pub scale: i128,
    /// The scalar that counts the repetitions of the block.
    pub(crate) repeats_slot: Option<usize>,
    /// For a field of a parameter with alternatives: its tag field and its alternative.
    pub(crate) tags: BTreeMap<usize, (usize, i64)>,
    /// For the field of a tree: the variables of its number of nodes and of its shape.
    pub(crate) trees: BTreeMap<usize, (VarId, VarId)>,
    /// Those whose nodes have two children each.
    pub(crate) binary_trees: BTreeSet<usize>,
}

impl Variables {
    /// The variable of a field's cells.
    pub fn cells_of(&self, field: usize) -> VarId {
        self.of_field[field][self.fields[field].depth]
    }

    /// The variable of a field's lengths at a level.
    pub fn length_of(&self, field: usize, level: usize) -> VarId {
        self.of_field[field][level]
    }

    /// The field of an array's cells; none for lengths and names.
    pub(crate) fn field_of_cells(&self, var: VarId) -> Option<usize> {
        match self.vars[var].kind {
            VarKind::Cells { field } => Some(field),
            _ => None,
        }
    }

    /// The field of an array's cells or lengths.
    pub(crate) fn field_of(&self, var: VarId) -> Option<usize> {
        match self.vars[var].kind {
            VarKind::Length { field, .. } | VarKind::Cells { field } => Some(field),
            _ => None,
        }
    }

    /// The slot of the outermost length of an array variable.
    pub(crate) fn length_slot(&self, var: VarId) -> Option<usize> {
        let field = self.field_of(var).filter(|_| self.vars[var].depth > 0)?;
        // A tree is as long as it has nodes: the other places hold nothing.
        let length = self.trees.get(&field).map_or(self.of_field[field][0], |&(nodes, _)| nodes);
        Some(self.vars[length].slot)
    }

    /// Whether there are numbers with a point among some scalars and arrays.
    pub(crate) fn has_double(&self, scalars: &[usize], arrays: &[VarId]) -> bool {
        let is_scalar =
            |slot: &usize| self.vars.iter().any(|v| v.depth == 0 && v.slot == *slot && v.cell == Cell::Double);
        arrays.iter().any(|&v| self.vars[v].cell == Cell::Double) || scalars.iter().any(is_scalar)
    }

    /// Whether a tree's nodes have two children each.
    pub(crate) fn is_binary(&self, field: usize) -> bool {
        self.binary_trees.contains(&field)
    }

    /// Whether any field is a tree.
    pub fn has_trees(&self) -> bool {
        !self.trees.is_empty()
    }
}

/// The places of a tree in level order while they are filled.
///
/// A binary tree has two places below each node in turn. Where a node has any number of children, nothing stands behind those of each node
/// in turn, and behind the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    is_binary: bool,
    nodes: u64,
    nothing: u64,
}

impl Places {
    pub fn new(is_binary: bool) -> Places {
        Places { is_binary, nodes: 0, nothing: 0 }
    }

    /// Whether a node can be here.
    pub fn take_node(&self) -> bool {
        match self.is_binary {
            true => self.nothing <= self.nodes,
            false => self.nodes == 0 || self.nothing > 0,
        }
    }

    /// Whether nothing can be here, and a node behind it.
    pub fn take_nothing(&self) -> bool {
        self.nothing < self.nodes
    }

    /// Goes on to the next place.
    pub fn fill(&mut self, node: bool) {
        self.nodes += u64::from(node);
        self.nothing += u64::from(!node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many orders of so many nodes there are, with a node as the last place.
    fn shapes(places: Places, left: usize) -> usize {
        let after = |node: bool| {
            let mut next = places;
            next.fill(node);
            next
        };
        let nodes = match (places.take_node(), left) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => shapes(after(true), left - 1),
        };
        nodes + if places.take_nothing() { shapes(after(false), left) } else { 0 }
    }

    #[test]
    fn there_are_as_many_trees_as_catalan_numbers_say() {
        let counted = |is_binary| [1, 2, 3, 4, 5].map(|nodes| shapes(Places::new(is_binary), nodes));
        assert_eq!(counted(true), [1, 2, 5, 14, 42]);
        assert_eq!(counted(false), [1, 1, 2, 5, 14]);
    }
}
