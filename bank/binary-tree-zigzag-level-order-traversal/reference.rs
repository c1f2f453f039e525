//! Levels are made from left to right, each from the children of the one above.
//! The direction changes only how a level is read, so every second one is reversed when it is complete.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn zigzag_level_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut levels: Vec<Vec<i32>> = Vec::new();
        let mut row: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while !row.is_empty() {
            let mut values: Vec<i32> = row.iter().map(|node| node.borrow().val).collect();
            if levels.len() % 2 == 1 {
                values.reverse();
            }
            levels.push(values);
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
