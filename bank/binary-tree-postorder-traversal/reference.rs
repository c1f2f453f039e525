//! Postorder read backwards is a preorder that goes right before left: node, right subtree, left subtree.
//! So that order is made with a stack and turned round at the end.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn postorder_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut values = Vec::new();
        let mut waiting: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while let Some(node) = waiting.pop() {
            let node = node.borrow();
            values.push(node.val);
            waiting.extend(node.left.clone());
            waiting.extend(node.right.clone());
        }
        values.reverse();
        values
    }
}
