//! A mirrored tree has the mirrored right subtree on the left and the mirrored left subtree on the right.
//! As exchanging the children of one node does not touch any other node, the order of the visits does not matter.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn invert_tree(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
        let mut open: Vec<Rc<RefCell<TreeNode>>> = root.iter().cloned().collect();
        while let Some(node) = open.pop() {
            let mut node = node.borrow_mut();
            let left = node.left.take();
            node.left = node.right.take();
            node.right = left;
            open.extend(node.left.iter().chain(node.right.iter()).cloned());
        }
        root
    }
}
