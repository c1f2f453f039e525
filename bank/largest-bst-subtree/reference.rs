//! A subtree is a search tree if both its halves are and its root lies between the largest value of the left and the
//! smallest of the right. Each call tells these bounds and the size, so every node is seen once.
use std::cell::RefCell;
use std::rc::Rc;

/// The least and the largest value and the size of a search tree; nothing for any other tree.
fn measure(root: &Option<Rc<RefCell<TreeNode>>>, best: &mut i32) -> Option<(i64, i64, i32)> {
    let Some(node) = root else {
        return Some((i64::MAX, i64::MIN, 0));
    };
    let node = node.borrow();
    let left = measure(&node.left, best);
    let right = measure(&node.right, best);
    let ((low, below, m), (above, high, n)) = (left?, right?);
    let val = node.val as i64;
    if below >= val || val >= above {
        return None;
    }
    *best = (m + n + 1).max(*best);
    Some((low.min(val), high.max(val), m + n + 1))
}

impl Solution {
    pub fn largest_bst_subtree(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut best = 0;
        measure(&root, &mut best);
        best
    }
}
