//! All smaller values are in the left subtree and all larger ones in the right, so one comparison tells the side.
//! The way down ends at the node or at an empty place.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn search_bst(root: Option<Rc<RefCell<TreeNode>>>, val: i32) -> Option<Rc<RefCell<TreeNode>>> {
        let mut at = root;
        while let Some(node) = at {
            if node.borrow().val == val {
                return Some(node);
            }
            let smaller = val < node.borrow().val;
            at = if smaller {
                node.borrow().left.clone()
            } else {
                node.borrow().right.clone()
            };
        }
        None
    }
}
