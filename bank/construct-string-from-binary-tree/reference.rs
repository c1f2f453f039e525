//! A node is written before its children, and a missing left child needs its brackets only if there is a right one.
//! All is appended to one string, so nothing is copied twice.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn tree2str(root: Option<Rc<RefCell<TreeNode>>>) -> String {
        let mut text = String::new();
        Self::write(&root, &mut text);
        text
    }

    fn write(node: &Option<Rc<RefCell<TreeNode>>>, text: &mut String) {
        let Some(node) = node else {
            return;
        };
        let node = node.borrow();
        text.push_str(&node.val.to_string());
        if node.left.is_some() || node.right.is_some() {
            text.push('(');
            Self::write(&node.left, text);
            text.push(')');
        }
        if node.right.is_some() {
            text.push('(');
            Self::write(&node.right, text);
            text.push(')');
        }
    }
}
