//! The longest run that ends at a node continues its parent's if the value is one more, and starts anew otherwise.
//! So every node needs only its parent's length, and the longest of all is the answer.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn longest_consecutive(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut longest = 0;
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 1)).collect();
        while let Some((node, length)) = open.pop() {
            longest = longest.max(length);
            let node = node.borrow();
            for child in [&node.left, &node.right].into_iter().flatten() {
                let goes_on = child.borrow().val == node.val + 1;
                open.push((child.clone(), if goes_on { length + 1 } else { 1 }));
            }
        }
        longest
    }
}
