//! All values are the same exactly when each of them is the same as that of the root.
//! The nodes that are still to be looked at wait on a stack, so the depth of the tree does not matter.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_unival_tree(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let mut waiting: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        let wanted = waiting[0].borrow().val;
        while let Some(node) = waiting.pop() {
            let node = node.borrow();
            if node.val != wanted {
                return false;
            }
            waiting.extend(node.left.iter().chain(&node.right).cloned());
        }
        true
    }
}
