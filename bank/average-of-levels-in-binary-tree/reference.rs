//! The nodes of one level are the children of the level above, so the levels are met one after the other.
//! A level's sum stays below 2^46, exact both in 64 bits and as a double.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn average_of_levels(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<f64> {
        let mut averages = Vec::new();
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            let sum: i64 = level.iter().map(|node| node.borrow().val as i64).sum();
            averages.push(sum as f64 / level.len() as f64);
            let mut below = Vec::new();
            for node in &level {
                let node = node.borrow();
                below.extend(node.left.iter().cloned());
                below.extend(node.right.iter().cloned());
            }
            level = below;
        }
        averages
    }
}
