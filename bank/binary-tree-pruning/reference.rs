//! A subtree has no 1 exactly if its root is 0 and nothing is left of both its sides after they have been pruned. So
//! the sides are pruned first, and then a look at the node itself decides.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn prune_tree(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
        root.filter(|node| {
            let TreeNode { val, left, right } = &mut *node.borrow_mut();
            for side in [&mut *left, &mut *right] {
                *side = Self::prune_tree(side.take());
            }
            *val == 1 || left.is_some() || right.is_some()
        })
    }
}
