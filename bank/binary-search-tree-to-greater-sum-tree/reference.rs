//! In a search tree the nodes come from the greatest value to the least when it is walked from right to left.
//! So the sum of the values so far, with its own, is the new value of each node.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn bst_to_gst(root: Tree) -> Tree {
        let mut sum = 0;
        let mut open = Vec::new();
        let mut place = root.clone();
        loop {
            while let Some(node) = place {
                place = node.borrow().right.clone();
                open.push(node);
            }
            let Some(node) = open.pop() else { return root };
            let mut node = node.borrow_mut();
            sum += node.val;
            node.val = sum;
            place = node.left.clone();
        }
    }
}
