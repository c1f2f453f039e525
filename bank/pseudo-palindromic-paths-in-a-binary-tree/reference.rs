//! The values of a path can form a palindrome exactly if at most one digit occurs an odd number of times. So each node
//! gets one bit for each digit that is odd on the path to it, and the leaves decide.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn pseudo_palindromic_paths(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 0u16)).collect();
        let mut paths = 0;
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            let odd = above ^ 1 << node.val;
            match (&node.left, &node.right) {
                (None, None) => paths += i32::from(odd.count_ones() <= 1),
                (left, right) => open.extend(left.iter().chain(right).map(|child| (child.clone(), odd))),
            }
        }
        paths
    }
}
