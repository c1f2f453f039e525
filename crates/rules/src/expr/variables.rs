//! What an input is made of: its fields, and a variable for everything in them that has a value.

use crate::expr::term::VarId;
use ojkit_model::input::{Cell, Field};
use std::collections::{BTreeMap, BTreeSet};

/// Something that has a value, or one value per element.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Var {
    /// How messages call it: `n`, `nums.length`, `nums[i]`.
    pub name: String,
    pub kind: VarKind,
    /// Dimensions: 0 for a scalar.
    pub depth: usize,
    pub cell: Cell,
    /// Whether it belongs to the block that repeats per test case.
    pub repeated: bool,
    /// For scalars: where its value is kept. Names that are always equal share a slot.
    pub slot: usize,
}

/// What a variable is.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
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
    Nodes { field: usize },
    /// Whether there is a node at each place of a tree, in level order.
    Shape { field: usize },
    /// The cells of a field.
    Cells { field: usize },
}

/// The variables of a problem.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Variables {
    pub fields: Vec<Field>,
    pub repeated_fields: Vec<bool>,
    pub has_repeats: bool,
    pub vars: Vec<Var>,
    /// Per field: its length variables by level, then its cells.
    pub of_field: Vec<Vec<VarId>>,
    pub slots: usize,
    /// 0 or 1.
    pub indices_from: i64,
    /// Numbers with a point are drawn and compared as multiples of 1 / scale.
    pub scale: i128,
    pub repeats_slot: Option<usize>,
    /// For a field of a parameter with alternatives: its tag field and its alternative.
    pub tags: BTreeMap<usize, (usize, i64)>,
    /// For the field of a tree: the variables of its number of nodes and of its shape.
    pub trees: BTreeMap<usize, (VarId, VarId)>,
    /// Those whose nodes have two children each.
    pub binary_trees: BTreeSet<usize>,
    /// Cells that the lines call `u_i`, in a row those of one column: what stands before the index.
    #[serde(skip)]
    pub subscripted: BTreeMap<(VarId, Option<i64>), String>,
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
    pub fn field_of_cells(&self, var: VarId) -> Option<usize> {
        match self.vars[var].kind {
            VarKind::Cells { field } => Some(field),
            _ => None,
        }
    }

    /// The field of an array's cells or lengths.
    pub fn field_of(&self, var: VarId) -> Option<usize> {
        match self.vars[var].kind {
            VarKind::Length { field, .. } | VarKind::Cells { field } => Some(field),
            _ => None,
        }
    }

    /// The slot of the outermost length of an array variable.
    pub fn length_slot(&self, var: VarId) -> Option<usize> {
        let field = self.field_of(var).filter(|_| self.vars[var].depth > 0)?;
        // A tree is as long as it has nodes: the other places hold nothing.
        let length = self.trees.get(&field).map_or(self.of_field[field][0], |&(nodes, _)| nodes);
        Some(self.vars[length].slot)
    }

    /// Whether there are numbers with a point among some scalars and arrays.
    pub fn has_double(&self, scalars: &[usize], arrays: &[VarId]) -> bool {
        let is_scalar =
            |slot: &usize| self.vars.iter().any(|v| v.depth == 0 && v.slot == *slot && v.cell == Cell::Double);
        arrays.iter().any(|&v| self.vars[v].cell == Cell::Double) || scalars.iter().any(is_scalar)
    }

    /// Whether a tree's nodes have two children each.
    pub fn is_binary(&self, field: usize) -> bool {
        self.binary_trees.contains(&field)
    }
}

/// The places of a tree in level order while they are filled.
///
/// A binary tree has two places below each node in turn. Where a node has any number of children, nothing stands behind those of each node
/// in turn, and behind the root.
#[derive(Clone, Debug)]
pub struct Places {
    is_binary: bool,
    /// How high the tree may be, where that is bounded.
    most: Option<u32>,
    nodes: u64,
    nothing: u64,
    /// How deep each node lies, the root 1; kept only where the height is bounded.
    depths: Vec<u32>,
    /// How many nodes the open places of a binary tree can still hold, where its height is bounded.
    room: u128,
}

impl Places {
    /// No node placed yet; `most` bounds the height of a binary tree, in nodes.
    pub fn new(is_binary: bool, most: Option<u32>) -> Places {
        let room = most.map_or(0, |most| room_of(most, 1));
        Places { is_binary, most, nodes: 0, nothing: 0, depths: Vec::new(), room }
    }

    /// Whether a node can be here.
    pub fn take_node(&self) -> bool {
        let has_place = match self.is_binary {
            true => self.nothing <= self.nodes,
            false => self.nodes == 0 || self.nothing > 0,
        };
        has_place && self.most.is_none_or(|most| self.depth() <= most)
    }

    /// Whether nothing can be here, and so many nodes behind it.
    pub fn take_nothing(&self, left: u64) -> bool {
        self.nothing < self.nodes
            && match (self.most, self.is_binary) {
                (None, _) => true,
                (Some(most), true) => self.room - room_of(most, self.depth()) >= u128::from(left),
                (Some(most), false) => self.depths[self.nothing as usize] < most,
            }
    }

    /// Goes on to the next place.
    pub fn fill(&mut self, node: bool) {
        if let Some(most) = self.most {
            let depth = self.depth();
            self.room = self.room.saturating_sub(room_of(most, depth));
            if node {
                self.depths.push(depth);
                self.room += 2 * room_of(most, depth + 1);
            }
        }
        self.nodes += u64::from(node);
        self.nothing += u64::from(!node);
    }

    /// How deep the deepest node lies; 0 where there is none.
    pub fn height(&self) -> u32 {
        self.depths.last().copied().unwrap_or(0)
    }

    /// How deep the next place lies: one below its parent, which has been placed.
    fn depth(&self) -> u32 {
        let parent = match (self.nodes + self.nothing, self.is_binary) {
            (0, _) => return 1,
            (place, true) => (place - 1) / 2,
            (_, false) => self.nothing.saturating_sub(1),
        };
        self.depths.get(parent as usize).map_or(1, |depth| depth.saturating_add(1))
    }
}

/// How many nodes a binary tree has at most that begins so deep and goes no deeper than `most`; past 2^60 that is enough.
fn room_of(most: u32, depth: u32) -> u128 {
    let levels = (most.saturating_add(1)).saturating_sub(depth);
    (1 << levels.min(60)) - 1
}
