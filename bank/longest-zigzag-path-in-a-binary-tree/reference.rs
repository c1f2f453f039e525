//! A path that came to a node by a left step goes on by a right one, and the other way round.
//! So the longest path that ends in a child with a given step is one longer than the best one of its parent with the
//! opposite last step, and every zigzag path is counted at its last node.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn longest_zig_zag(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        // With each node: the longest path whose last step was to the left, and to the right.
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 0_i32, 0_i32)).collect();
        let mut longest = 0_i32;
        while let Some((node, by_left, by_right)) = open.pop() {
            longest = longest.max(by_left).max(by_right);
            let node = node.borrow();
            open.extend(node.left.iter().map(|child| (child.clone(), by_right + 1, 0)));
            open.extend(node.right.iter().map(|child| (child.clone(), 0, by_left + 1)));
        }
        longest
    }
}
