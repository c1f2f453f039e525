//! A node becomes a leaf one round after the later of its children, so the round in which it is taken is the height of
//! its subtree. One visit of all nodes sorts them by height.
use std::cell::RefCell;
use std::rc::Rc;

fn height(root: &Option<Rc<RefCell<TreeNode>>>, rounds: &mut Vec<Vec<i32>>) -> usize {
    let Some(node) = root else {
        return 0;
    };
    let node = node.borrow();
    let round = height(&node.left, rounds).max(height(&node.right, rounds));
    if round == rounds.len() {
        rounds.push(Vec::new());
    }
    rounds[round].push(node.val);
    round + 1
}

impl Solution {
    pub fn find_leaves(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut rounds = Vec::new();
        height(&root, &mut rounds);
        rounds
    }
}
