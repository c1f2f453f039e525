//! The walk down goes to the side of the target, so it meets the next smaller and the next larger value; no
//! other can be nearer. Which of two values is nearer follows from twice the target and their sum, without
//! rounding; equally near ones give the smaller.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn closest_value(root: Option<Rc<RefCell<TreeNode>>>, target: f64) -> i32 {
        let (mut smaller, mut larger) = (None, None);
        let mut at = root;
        while let Some(node) = at {
            let value = node.borrow().val;
            at = if value as f64 <= target {
                smaller = Some(value);
                node.borrow().right.clone()
            } else {
                larger = Some(value);
                node.borrow().left.clone()
            };
        }
        match (smaller, larger) {
            (Some(a), Some(b)) if 2.0 * target > a as f64 + b as f64 => b,
            (Some(a), _) => a,
            (None, b) => b.expect("the tree has at least one node"),
        }
    }
}
