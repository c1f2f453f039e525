//! Heights are found from the leaves up, so each node compares two heights that are known already. One node whose
//! subtrees differ by more than one decides for the whole tree, and nothing above it has to be measured.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_balanced(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        // The height, or nothing for a tree that is not balanced.
        fn height(tree: &Option<Rc<RefCell<TreeNode>>>) -> Option<i32> {
            let Some(node) = tree else { return Some(0) };
            let node = node.borrow();
            let left = height(&node.left)?;
            let right = height(&node.right)?;
            ((left - right).abs() <= 1).then_some(1 + left.max(right))
        }
        height(&root).is_some()
    }
}
