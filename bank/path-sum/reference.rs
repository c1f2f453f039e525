//! The sum of a path from the root is that of its parent and one value more, so each node is visited once with its
//! sum. Only leaves end a path; values may be negative, so no path can be given up before its leaf.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn has_path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> bool {
        let mut open: Vec<(Rc<RefCell<TreeNode>>, i64)> = root.into_iter().map(|node| (node, 0)).collect();
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            let sum = above + node.val as i64;
            if node.left.is_none() && node.right.is_none() && sum == target_sum as i64 {
                return true;
            }
            open.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), sum)));
        }
        false
    }
}
