//! The root is the minimum, and values never fall on the way down. So below a node with a larger value nothing is
//! better than the node itself, and only equal nodes are gone into.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn find_second_minimum_value(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut todo: Vec<_> = root.into_iter().collect();
        let least = todo[0].borrow().val;
        let mut second: Option<i32> = None;
        while let Some(node) = todo.pop() {
            let node = node.borrow();
            if node.val > least {
                second = Some(second.map_or(node.val, |found| found.min(node.val)));
            } else {
                todo.extend(node.left.iter().cloned());
                todo.extend(node.right.iter().cloned());
            }
        }
        second.unwrap_or(-1)
    }
}
