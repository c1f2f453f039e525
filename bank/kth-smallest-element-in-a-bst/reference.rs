//! A search tree gives its values in increasing order when each node is visited between its two subtrees.
//! So the k-th node of that walk is the answer, and nothing behind it needs to be looked at.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn kth_smallest(root: Option<Rc<RefCell<TreeNode>>>, k: i32) -> i32 {
        let (mut at, mut open, mut left) = (root, Vec::new(), k);
        loop {
            while let Some(node) = at {
                at = node.borrow().left.clone();
                open.push(node);
            }
            let node: Rc<RefCell<TreeNode>> = open.pop().expect("the tree has at least k nodes");
            left -= 1;
            if left == 0 {
                return node.borrow().val;
            }
            at = node.borrow().right.clone();
        }
    }
}
