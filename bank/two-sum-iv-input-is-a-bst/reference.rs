//! A walk in order gives the values sorted. From both ends inward, too small a sum rules out its lower value and too
//! large a sum its upper one.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn find_target(root: Option<Rc<RefCell<TreeNode>>>, k: i32) -> bool {
        let mut values = Vec::new();
        let mut above = Vec::new();
        let mut at = root;
        while at.is_some() || !above.is_empty() {
            while let Some(node) = at {
                at = node.borrow().left.clone();
                above.push(node);
            }
            if let Some(node) = above.pop() {
                values.push(node.borrow().val);
                at = node.borrow().right.clone();
            }
        }
        let (mut low, mut high) = (0, values.len() - 1);
        while low < high {
            let sum = values[low] + values[high];
            if sum == k {
                return true;
            }
            if sum < k {
                low += 1;
            } else {
                high -= 1;
            }
        }
        false
    }
}
