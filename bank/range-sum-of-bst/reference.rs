//! All values to the left of a node are smaller and all to the right are greater, so a side is left out if the value
//! of the node is at or beyond that end of the range already.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn range_sum_bst(root: Option<Rc<RefCell<TreeNode>>>, low: i32, high: i32) -> i32 {
        let mut sum = 0;
        let mut open = vec![root];
        while let Some(place) = open.pop() {
            let Some(node) = place else { continue };
            let node = node.borrow();
            if node.val > low {
                open.push(node.left.clone());
            }
            if node.val < high {
                open.push(node.right.clone());
            }
            if (low..=high).contains(&node.val) {
                sum += node.val;
            }
        }
        sum
    }
}
