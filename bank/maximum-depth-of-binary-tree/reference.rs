//! The depth is the number of levels that have a node.
//! Going down level by level needs no recursion, however long one path is.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_depth(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut depth = 0;
        let mut row: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while !row.is_empty() {
            depth += 1;
            let mut below = Vec::new();
            for node in row {
                below.extend(node.borrow().left.clone());
                below.extend(node.borrow().right.clone());
            }
            row = below;
        }
        depth
    }
}
