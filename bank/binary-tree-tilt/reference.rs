//! A node's tilt needs the sums of its two subtrees, and its own sum follows from the same two. So one walk from the
//! leaves up adds all tilts, in 64 bits.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn find_tilt(root: Option<Rc<RefCell<TreeNode>>>) -> i64 {
        let mut tilt = 0;
        Self::sum(&root, &mut tilt);
        tilt
    }

    fn sum(node: &Option<Rc<RefCell<TreeNode>>>, tilt: &mut i64) -> i64 {
        let Some(node) = node else {
            return 0;
        };
        let node = node.borrow();
        let (left, right) = (Self::sum(&node.left, tilt), Self::sum(&node.right, tilt));
        *tilt += (left - right).abs();
        left + right + node.val as i64
    }
}
