//! Going from left to right, the stack holds the way from the root along right children, with values that decrease.
//! A new element takes all smaller ones off, the last of which becomes its left child, and is the right child of the
//! next larger one.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn construct_maximum_binary_tree(nums: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        let mut stack: Vec<Rc<RefCell<TreeNode>>> = Vec::new();
        for &x in &nums {
            let mut node = TreeNode::new(x);
            while stack.last().is_some_and(|top| top.borrow().val < x) {
                node.left = stack.pop();
            }
            let node = Rc::new(RefCell::new(node));
            if let Some(top) = stack.last() {
                top.borrow_mut().right = Some(node.clone());
            }
            stack.push(node);
        }
        stack.into_iter().next()
    }
}
