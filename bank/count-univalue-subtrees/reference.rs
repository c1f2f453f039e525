//! A subtree has one value exactly when the subtrees of its children have, and their values are that of its root.
//! So each node needs no more than the answers of its children.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn count_unival_subtrees(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut count = 0;
        Self::is_univalue(&root, None, &mut count);
        count
    }

    /// Whether the tree has one value, namely the wanted one if there is such; all subtrees are counted on the way.
    fn is_univalue(root: &Option<Rc<RefCell<TreeNode>>>, wanted: Option<i32>, count: &mut i32) -> bool {
        let Some(node) = root else { return true };
        let node = node.borrow();
        let left = Self::is_univalue(&node.left, Some(node.val), count);
        let right = Self::is_univalue(&node.right, Some(node.val), count);
        *count += i32::from(left && right);
        left && right && wanted.map_or(true, |value| value == node.val)
    }
}
