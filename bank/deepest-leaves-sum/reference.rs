//! The nodes are walked level by level, and the sum of the last level that has nodes is the answer: all of them are
//! leaves, as there is no level below.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn deepest_leaves_sum(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut level: Vec<_> = root.into_iter().collect();
        let mut sum = 0;
        while !level.is_empty() {
            sum = level.iter().map(|node| node.borrow().val).sum();
            level = level
                .iter()
                .flat_map(|tree| {
                    let node = tree.borrow();
                    [node.left.clone(), node.right.clone()]
                })
                .flatten()
                .collect();
        }
        sum
    }
}
