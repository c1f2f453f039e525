//! The number of a path is ten times that of the path to the parent, and the node's digit; leaves add theirs. So each
//! node is visited once with the number of its parent, in 64 bits: ten digits may pass 32, and then the sum shows it.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_numbers(root: Option<Rc<RefCell<TreeNode>>>) -> i64 {
        let mut sum = 0;
        let mut open: Vec<(Rc<RefCell<TreeNode>>, i64)> = root.into_iter().map(|node| (node, 0)).collect();
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            let number = 10 * above + node.val as i64;
            if node.left.is_none() && node.right.is_none() {
                sum += number;
            }
            open.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), number)));
        }
        sum
    }
}
