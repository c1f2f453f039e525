//! In increasing order the k nearest values stand side by side, as a value between two near ones is near too.
//! So a window of k values moves along the walk in order, as long as the new value is nearer than the first of
//! the window.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

impl Solution {
    pub fn closest_k_values(root: Option<Rc<RefCell<TreeNode>>>, target: f64, k: i32) -> Vec<i32> {
        let mut window: VecDeque<i32> = VecDeque::new();
        let (mut at, mut open) = (root, Vec::new());
        loop {
            while let Some(node) = at {
                at = node.borrow().left.clone();
                open.push(node);
            }
            let Some(node): Option<Rc<RefCell<TreeNode>>> = open.pop() else { break };
            let value = node.borrow().val;
            if window.len() == k as usize {
                // Twice the target against the sum compares both distances without rounding.
                if 2.0 * target <= window[0] as f64 + value as f64 {
                    break;
                }
                window.pop_front();
            }
            window.push_back(value);
            at = node.borrow().right.clone();
        }
        window.into()
    }
}
