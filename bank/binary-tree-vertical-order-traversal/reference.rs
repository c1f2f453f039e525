//! Level by level and from left to right, nodes come in just the order that a column wants, so each is appended to its
//! own. The columns beside the root form a stretch without gaps, kept by a sorted map.
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

impl Solution {
    pub fn vertical_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut columns: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
        let mut queue: VecDeque<_> = root.into_iter().map(|node| (node, 0)).collect();
        while let Some((node, column)) = queue.pop_front() {
            let node = node.borrow();
            columns.entry(column).or_default().push(node.val);
            for (child, side) in [(&node.left, column - 1), (&node.right, column + 1)] {
                if let Some(child) = child {
                    queue.push_back((Rc::clone(child), side));
                }
            }
        }
        columns.into_values().collect()
    }
}
