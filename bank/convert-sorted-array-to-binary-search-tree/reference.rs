//! The middle element as root leaves two parts whose sizes differ by at most one, and so on below.
//! The height of such a tree follows from its size alone and never falls when the size grows by one: it is balanced.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sorted_array_to_bst(nums: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        fn build(part: &[i32]) -> Option<Rc<RefCell<TreeNode>>> {
            if part.is_empty() {
                return None;
            }
            let middle = part.len() / 2;
            let mut node = TreeNode::new(part[middle]);
            node.left = build(&part[..middle]);
            node.right = build(&part[middle + 1..]);
            Some(Rc::new(RefCell::new(node)))
        }
        build(&nums)
    }
}
