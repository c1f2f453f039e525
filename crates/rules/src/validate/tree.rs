//! Binary trees in level order, with nothing where a child is missing.

use super::check::Broken;
use super::frame::Frame;
use super::rules::{VarId, VarKind};
use ojkit_model::input::{NULL, Part, Place};

/// Whether cells are a tree in level order: a root, then the two places below each node in turn, up to the last node.
pub(super) fn is_level_order(cells: &[i64]) -> bool {
    if cells.last() == Some(&NULL) {
        return false;
    }
    let mut places = 1usize;
    cells.iter().all(|&x| {
        let has_place = places > 0;
        places = places.saturating_sub(1) + if x == NULL { 0 } else { 2 };
        has_place
    })
}

/// The places of a node's children: (left, right), which may lie behind the end. `is_node` says where nodes are.
pub(crate) fn children(is_node: &[bool]) -> Vec<(usize, usize)> {
    let mut next = 1;
    let mut below = |&node: &bool| {
        let pair = (next, next + 1);
        next += if node { 2 } else { 0 };
        pair
    };
    is_node.iter().map(&mut below).collect()
}

impl Frame<'_> {
    pub(super) fn check_search_tree(&self, var: VarId) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let cells = &self.field(field).cells;
        let is_node: Vec<bool> = cells.iter().map(|&x| x != NULL).collect();
        let children = children(&is_node);
        let mut bounds = vec![(i128::from(i64::MIN), i128::from(i64::MAX) + 1); cells.len()];
        for (node, &x) in cells.iter().enumerate().filter(|&(node, _)| is_node[node]) {
            let (lo, hi) = bounds[node];
            let x = i128::from(x);
            if x <= lo || x >= hi {
                let place = Place { repeat: self.repeat, field, part: Part::Cell(node) };
                return Some((
                    place,
                    format!("`{}` is no search tree: {x} is on the wrong side", self.rules.fields[field].name),
                ));
            }
            let (left, right) = children[node];
            if let Some(b) = bounds.get_mut(left) {
                *b = (lo, x);
            }
            if let Some(b) = bounds.get_mut(right) {
                *b = (x, hi);
            }
        }
        None
    }
}
