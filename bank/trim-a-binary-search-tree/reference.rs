//! If a node is below the range, so is everything left of it, and its right subtree takes its place; above likewise.
//! A node within stays where it is, and its two sides are trimmed on their own.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn trim_bst(root: Option<Rc<RefCell<TreeNode>>>, low: i32, high: i32) -> Option<Rc<RefCell<TreeNode>>> {
        let node = root?;
        let value = node.borrow().val;
        let left = node.borrow_mut().left.take();
        let right = node.borrow_mut().right.take();
        if value < low {
            return Self::trim_bst(right, low, high);
        }
        if value > high {
            return Self::trim_bst(left, low, high);
        }
        node.borrow_mut().left = Self::trim_bst(left, low, high);
        node.borrow_mut().right = Self::trim_bst(right, low, high);
        Some(node)
    }
}
