//! For each subtree two sums matter, the best one and the best one that spares its root: a root can be robbed only
//! along with what spares both its children.
use std::cell::RefCell;
use std::rc::Rc;

/// The best sum, and the best sum without the root.
fn sums(root: &Option<Rc<RefCell<TreeNode>>>) -> (i32, i32) {
    let Some(node) = root else {
        return (0, 0);
    };
    let node = node.borrow();
    let (left, right) = (sums(&node.left), sums(&node.right));
    let spared = left.0 + right.0;
    (spared.max(node.val + left.1 + right.1), spared)
}

impl Solution {
    pub fn rob(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        sums(&root).0
    }
}
