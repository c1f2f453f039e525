//! A node is good exactly if it is at least as large as the largest value above it, which is handed down with each
//! node. The nodes still to do lie on a stack of their own, so a deep tree does no harm.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn good_nodes(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut waiting: Vec<_> = root.into_iter().map(|top| (top, i32::MIN)).collect();
        let mut good = 0;
        while let Some((tree, above)) = waiting.pop() {
            let node = tree.borrow();
            good += i32::from(node.val >= above);
            let largest = above.max(node.val);
            for child in [&node.left, &node.right].into_iter().flatten() {
                waiting.push((child.clone(), largest));
            }
        }
        good
    }
}
