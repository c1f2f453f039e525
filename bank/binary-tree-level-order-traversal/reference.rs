//! The children of one level from left to right, without gaps, are the next level from left to right.
//! So each level follows from the one before it alone, and every node is met once.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn level_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut levels = Vec::new();
        let mut row: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while !row.is_empty() {
            levels.push(row.iter().map(|node| node.borrow().val).collect());
            let mut below = Vec::new();
            for node in row {
                below.extend(node.borrow().left.clone());
                below.extend(node.borrow().right.clone());
            }
            row = below;
        }
        levels
    }
}
