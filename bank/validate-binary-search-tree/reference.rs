//! A tree is a search tree exactly if its values in order rise strictly. So each value is compared with the one
//! before it only; none is there before the first, which may be the least integer.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_valid_bst(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let mut before: Option<i32> = None;
        let mut waiting = Vec::new();
        let mut place = root;
        loop {
            while let Some(node) = place {
                place = node.borrow().left.clone();
                waiting.push(node);
            }
            let Some(node) = waiting.pop() else { return true };
            let value = node.borrow().val;
            if before.is_some_and(|last| last >= value) {
                return false;
            }
            before = Some(value);
            place = node.borrow().right.clone();
        }
    }
}
