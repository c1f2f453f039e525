//! From the greatest value down, the running sum is a value and all greater ones, which is the new value.
//! The order is right subtree, node, left subtree.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn convert_bst(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
        let mut sum = 0;
        let (mut rest, mut node) = (Vec::new(), root.clone());
        while node.is_some() || !rest.is_empty() {
            while let Some(x) = node {
                node = x.borrow().right.clone();
                rest.push(x);
            }
            let x = rest.pop().unwrap();
            sum += x.borrow().val;
            x.borrow_mut().val = sum;
            node = x.borrow().left.clone();
        }
        root
    }
}
