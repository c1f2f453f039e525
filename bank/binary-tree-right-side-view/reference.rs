//! From the right one sees the last node of every level, and no other.
//! Levels are made from left to right, each from the one above.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn right_side_view(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut seen = Vec::new();
        let mut row: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while let Some(last) = row.last() {
            seen.push(last.borrow().val);
            let mut below = Vec::new();
            for node in row {
                below.extend(node.borrow().left.clone());
                below.extend(node.borrow().right.clone());
            }
            row = below;
        }
        seen
    }
}
