//! The number of the path to a child is twice the number of the path to its parent plus the child's own bit. Each leaf
//! is reached by exactly one path, so the numbers at the leaves are added up.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_root_to_leaf(root: Option<Rc<RefCell<TreeNode>>>) -> i64 {
        let mut sum = 0;
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 0i64)).collect();
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            // What no longer fits into 32 bits need not be exact, but must not come back to what fits.
            let number = (above * 2 + i64::from(node.val)).min(1 << 40);
            let before = open.len();
            open.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), number)));
            if open.len() == before {
                sum += number;
            }
        }
        sum
    }
}
