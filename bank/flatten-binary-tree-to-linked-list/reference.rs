//! In preorder the right subtree follows the last node of the left one, which is found by going right as far as
//! possible. Hanging it there and moving the left subtree to the right settles one node; each edge is passed at most
//! twice.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn flatten(root: &mut Option<Rc<RefCell<TreeNode>>>) {
        let mut place = root.clone();
        while let Some(node) = place {
            let left = node.borrow_mut().left.take();
            if let Some(top) = left {
                let mut last = top.clone();
                loop {
                    let next = last.borrow().right.clone();
                    let Some(next) = next else { break };
                    last = next;
                }
                last.borrow_mut().right = node.borrow_mut().right.take();
                node.borrow_mut().right = Some(top);
            }
            place = node.borrow().right.clone();
        }
    }
}
