//! The nodes that wait for their left subtree are kept on a stack, from the root down. The top one is always the
//! least in order among all that remain, since everything to its left has been given already.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn inorder_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut values = Vec::new();
        let mut waiting = Vec::new();
        let mut place = root;
        loop {
            while let Some(node) = place {
                place = node.borrow().left.clone();
                waiting.push(node);
            }
            let Some(node) = waiting.pop() else { return values };
            values.push(node.borrow().val);
            place = node.borrow().right.clone();
        }
    }
}
