//! The values of one tree rise from left to right and those of the other fall from right to left, so the partner that
//! brings a value to the target moves only one way. A sum that is too small needs the next greater value, and so on.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

fn values(root: Tree) -> Vec<i64> {
    let mut found = Vec::new();
    let (mut node, mut above) = (root, Vec::new());
    while node.is_some() || !above.is_empty() {
        while let Some(here) = node {
            node = here.borrow().left.clone();
            above.push(here);
        }
        let here = above.pop().unwrap();
        found.push(i64::from(here.borrow().val));
        node = here.borrow().right.clone();
    }
    found
}

impl Solution {
    pub fn two_sum_bs_ts(root1: Tree, root2: Tree, target: i32) -> bool {
        let mut greater = values(root2);
        values(root1).into_iter().any(|value| {
            while greater.pop_if(|partner| value + *partner > i64::from(target)).is_some() {}
            greater.last().is_some_and(|partner| value + partner == i64::from(target))
        })
    }
}
