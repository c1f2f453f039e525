//! A walk by levels that visits right children before left ones ends at the leftmost node of the last row.
//! This is so because a queue visits every row whole, from right to left, before the next one.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

impl Solution {
    pub fn find_bottom_left_value(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut queue: VecDeque<_> = root.into_iter().collect();
        let mut last = 0;
        while let Some(node) = queue.pop_front() {
            let node = node.borrow();
            last = node.val;
            queue.extend(node.right.clone());
            queue.extend(node.left.clone());
        }
        last
    }
}
