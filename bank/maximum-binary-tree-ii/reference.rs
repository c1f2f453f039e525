//! The new value comes last in the list, so its place is on the way that leads to the right from the root.
//! Greater values stay above it, and what hung there comes before it in the list, hence becomes its left child.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn insert_into_max_tree(root: Tree, val: i32) -> Tree {
        match root {
            Some(node) if node.borrow().val > val => {
                let below = node.borrow_mut().right.take();
                node.borrow_mut().right = Self::insert_into_max_tree(below, val);
                Some(node)
            }
            lower => {
                let mut added = TreeNode::new(val);
                added.left = lower;
                Some(Rc::new(RefCell::new(added)))
            }
        }
    }
}
