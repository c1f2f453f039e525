//! Whether a leaf counts is known at its parent, so each node is visited together with the side that it is on.
//! The root is on neither side; a stack of its own takes the place of recursion.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_of_left_leaves(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut sum = 0;
        let mut todo = vec![(root, false)];
        while let Some((place, is_left)) = todo.pop() {
            if let Some(node) = place {
                let node = node.borrow();
                if is_left && node.left.is_none() && node.right.is_none() {
                    sum += node.val;
                }
                todo.push((node.left.clone(), true));
                todo.push((node.right.clone(), false));
            }
        }
        sum
    }
}
