//! The shortest path between two leaves turns at their lowest common ancestor, so each pair is counted there, as one
//! leaf below each side. Of a subtree only the number of leaves at each depth below the limit is needed.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

// The leaves by their distances from the parent of this node.
fn leaves(tree: &Tree, limit: usize, pairs: &mut i32) -> Vec<i32> {
    let mut depths = vec![0; limit + 1];
    let Some(node) = tree else { return depths };
    let node = node.borrow();
    if node.left.is_none() && node.right.is_none() {
        depths[1] = 1;
        return depths;
    }
    let left = leaves(&node.left, limit, pairs);
    let right = leaves(&node.right, limit, pairs);
    for (i, count) in left.iter().enumerate() {
        *pairs += count * right[..=limit - i].iter().sum::<i32>();
    }
    for (i, depth) in depths.iter_mut().skip(1).enumerate() {
        *depth = left[i] + right[i];
    }
    depths
}

impl Solution {
    pub fn count_pairs(root: Tree, distance: i32) -> i32 {
        let mut pairs = 0;
        leaves(&root, distance as usize, &mut pairs);
        pairs
    }
}
