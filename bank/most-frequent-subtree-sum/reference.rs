//! The sum of a subtree is its root's value and the sums of the two subtrees below, so one walk from the leaves up
//! gives all. The sums are counted, and those with the highest count are the answer.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

impl Solution {
    pub fn find_frequent_tree_sum(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut counts = HashMap::new();
        Self::sum(&root, &mut counts);
        let most = counts.values().copied().max().unwrap_or(0);
        counts.into_iter().filter(|&(_, count)| count == most).map(|(sum, _)| sum as i32).collect()
    }

    fn sum(node: &Option<Rc<RefCell<TreeNode>>>, counts: &mut HashMap<i64, usize>) -> i64 {
        let Some(node) = node else {
            return 0;
        };
        let node = node.borrow();
        let sum = node.val as i64 + Self::sum(&node.left, counts) + Self::sum(&node.right, counts);
        *counts.entry(sum).or_insert(0) += 1;
        sum
    }
}
