//! What is still to be visited lies on a stack, the next node on top.
//! Below a node its left subtree comes before its right one, so the right child is put there first.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn preorder_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut values = Vec::new();
        let mut waiting: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while let Some(node) = waiting.pop() {
            let node = node.borrow();
            values.push(node.val);
            waiting.extend(node.right.clone());
            waiting.extend(node.left.clone());
        }
        values
    }
}
