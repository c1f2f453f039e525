//! Level by level from the root, the first level with a leaf ends the shortest path.
//! A node with one child is no leaf, so its missing side never counts as an end.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn min_depth(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut depth = 0;
        let mut row: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while !row.is_empty() {
            depth += 1;
            let mut below = Vec::new();
            for node in row {
                let node = node.borrow();
                if node.left.is_none() && node.right.is_none() {
                    return depth;
                }
                below.extend(node.left.clone());
                below.extend(node.right.clone());
            }
            row = below;
        }
        depth
    }
}
