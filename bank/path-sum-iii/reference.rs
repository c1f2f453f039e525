//! A path downwards has the difference of two sums from the root, so at each node those sums above it are counted that
//! are smaller by the target. The counts hold the path to the node only; sums may pass 32 bits.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

impl Solution {
    pub fn path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> i32 {
        let mut above = HashMap::from([(0i64, 1)]);
        Self::walk(&root, 0, target_sum as i64, &mut above)
    }

    fn walk(root: &Option<Rc<RefCell<TreeNode>>>, sum: i64, target: i64, above: &mut HashMap<i64, i32>) -> i32 {
        let Some(node) = root else { return 0 };
        let node = node.borrow();
        let sum = sum + node.val as i64;
        let mut paths = *above.get(&(sum - target)).unwrap_or(&0);
        *above.entry(sum).or_insert(0) += 1;
        paths += Self::walk(&node.left, sum, target, above);
        paths += Self::walk(&node.right, sum, target, above);
        *above.entry(sum).or_insert(0) -= 1;
        paths
    }
}
