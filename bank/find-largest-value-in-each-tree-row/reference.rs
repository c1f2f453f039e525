//! A row's nodes are all children of the row above, so the rows are built one after another.
//! Each row is seen whole, and its greatest value is kept.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn largest_values(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut row: Vec<_> = root.into_iter().collect();
        let mut largest = Vec::new();
        while !row.is_empty() {
            largest.push(row.iter().map(|node| node.borrow().val).max().unwrap());
            let mut below = Vec::new();
            for node in row {
                below.extend(node.borrow().left.clone());
                below.extend(node.borrow().right.clone());
            }
            row = below;
        }
        largest
    }
}
