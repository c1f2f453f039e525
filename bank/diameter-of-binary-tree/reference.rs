//! A longest path has a highest node, and goes from it down both sides as deep as possible.
//! So one walk gives every node's depth and the best sum of two depths.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn diameter_of_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut longest = 0;
        Self::depth(&root, &mut longest);
        longest
    }

    fn depth(node: &Option<Rc<RefCell<TreeNode>>>, longest: &mut i32) -> i32 {
        let Some(node) = node else {
            return 0;
        };
        let node = node.borrow();
        let (left, right) = (Self::depth(&node.left, longest), Self::depth(&node.right, longest));
        *longest = (*longest).max(left + right);
        1 + left.max(right)
    }
}
