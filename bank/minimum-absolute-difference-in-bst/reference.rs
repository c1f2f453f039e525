//! In order, the values of a search tree rise, so the nearest two are neighbours in this order.
//! Each value is compared with the one before it.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn get_minimum_difference(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let (mut least, mut last) = (i64::MAX, None);
        let (mut rest, mut node) = (Vec::new(), root);
        while node.is_some() || !rest.is_empty() {
            while let Some(x) = node {
                node = x.borrow().left.clone();
                rest.push(x);
            }
            let x = rest.pop().unwrap();
            let val = x.borrow().val as i64;
            if let Some(before) = last {
                least = least.min(val - before);
            }
            last = Some(val);
            node = x.borrow().right.clone();
        }
        least as i32
    }
}
