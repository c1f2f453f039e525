//! A child is lonely exactly if its parent lacks the other one, which the parent alone can tell.
//! The order of the answer is free, so the tree is walked with a stack.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn get_lonely_nodes(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut open: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        let mut lonely = Vec::new();
        while let Some(parent) = open.pop() {
            let parent = parent.borrow();
            if parent.left.is_some() != parent.right.is_some() {
                lonely.extend(parent.left.iter().chain(&parent.right).map(|child| child.borrow().val));
            }
            open.extend(parent.left.iter().chain(&parent.right).cloned());
        }
        lonely
    }
}
