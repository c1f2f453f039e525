//! Children of place p stand at 2p and 2p + 1, and only differences within a level matter, so each level is counted
//! from its first node. Then no place is larger than a width, which the question keeps within 32 bits.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn width_of_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> i64 {
        let mut level: Vec<_> = root.into_iter().map(|node| (node, 0i64)).collect();
        let mut widest = 0;
        while !level.is_empty() {
            let first = level[0].1;
            widest = widest.max(level[level.len() - 1].1 - first + 1);
            let mut below = Vec::new();
            for (node, place) in &level {
                let node = node.borrow();
                // Wider trees are no inputs of the question; they stay at the largest number.
                let place = (place - first).saturating_mul(2);
                below.extend(node.left.iter().cloned().map(|child| (child, place)));
                below.extend(node.right.iter().cloned().map(|child| (child, place.saturating_add(1))));
            }
            level = below;
        }
        widest
    }
}
