//! The nodes of one level give those of the next, so every level is summed up by itself, from the top to the bottom.
//! A later level counts only if its sum is really greater, which keeps the smallest level among equal ones.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_level_sum(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut row: Vec<_> = root.into_iter().collect();
        let mut best = (i64::MIN, 0);
        for depth in 1.. {
            if row.is_empty() {
                break;
            }
            let sum: i64 = row.iter().map(|node| i64::from(node.borrow().val)).sum();
            if sum > best.0 {
                best = (sum, depth);
            }
            let below = |node: Rc<RefCell<TreeNode>>| {
                let node = node.borrow();
                [node.left.clone(), node.right.clone()].into_iter().flatten()
            };
            row = row.into_iter().flat_map(below).collect();
        }
        best.1
    }
}
