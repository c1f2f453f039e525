//! From left to right the values of a search tree rise, and the two nearest values follow each other in sorted order.
//! So only the node before each node in this order has to be compared with it.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn min_diff_in_bst(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut waiting = Vec::new();
        let mut subtree = root;
        let mut before: Option<i32> = None;
        let mut least = i32::MAX;
        loop {
            while let Some(node) = subtree {
                subtree = node.borrow().left.clone();
                waiting.push(node);
            }
            let Some(node) = waiting.pop() else { return least };
            let node = node.borrow();
            if let Some(smaller) = before.replace(node.val) {
                least = least.min(node.val - smaller);
            }
            subtree = node.right.clone();
        }
    }
}
