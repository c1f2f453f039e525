//! The order that is wanted compares columns, then rows, then values, so sorting these triples puts all nodes in place.
//! Neighbours with the same column then make up one list of the answer.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn vertical_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut open: Vec<_> = root.into_iter().map(|node| (0, 0, node)).collect();
        let mut places: Vec<(i32, i32, i32)> = Vec::new();
        while let Some((column, row, node)) = open.pop() {
            let node = node.borrow();
            places.push((column, row, node.val));
            open.extend(node.left.iter().map(|left| (column - 1, row + 1, left.clone())));
            open.extend(node.right.iter().map(|right| (column + 1, row + 1, right.clone())));
        }
        places.sort_unstable();
        let columns = places.chunk_by(|one, other| one.0 == other.0);
        columns.map(|column| column.iter().map(|place| place.2).collect()).collect()
    }
}
