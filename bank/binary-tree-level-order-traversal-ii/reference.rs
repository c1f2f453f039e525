//! The levels are made from the root down, since a level is only known from the one above it.
//! How many there are is known at the end, so the whole list is turned round then.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn level_order_bottom(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
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
        levels.reverse();
        levels
    }
}
