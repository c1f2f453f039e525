//! The node that differs most from one of its ancestors does so from the least or the greatest value on the way to
//! it. So these two values are carried down, and the node itself counts among them, as it differs by 0 from itself.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_ancestor_diff(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut widest = 0;
        let mut open = vec![(root, i32::MAX, i32::MIN)];
        while let Some((place, low, high)) = open.pop() {
            if let Some(node) = place {
                let node = node.borrow();
                let (low, high) = (low.min(node.val), high.max(node.val));
                widest = widest.max(high - low);
                open.extend([&node.left, &node.right].map(|child| (child.clone(), low, high)));
            }
        }
        widest
    }
}
