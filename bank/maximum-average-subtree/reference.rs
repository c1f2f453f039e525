//! The average of a subtree needs its sum and its number of nodes, and both are those of the children and the node.
//! Parents are listed before their children, so from the end of the list each subtree is complete when its turn comes.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn maximum_average_subtree(root: Option<Rc<RefCell<TreeNode>>>) -> f64 {
        let mut pending = Vec::from_iter(root.map(|node| (0, node)));
        // The parent of each node, and the sum and the number of nodes of its subtree.
        let mut subtrees = Vec::new();
        while let Some((parent, node)) = pending.pop() {
            let place = subtrees.len();
            let node = node.borrow();
            subtrees.push((parent, i64::from(node.val), 1));
            pending.extend([&node.left, &node.right].into_iter().flatten().map(|child| (place, child.clone())));
        }
        let mut best = 0.0;
        while let Some((parent, sum, size)) = subtrees.pop() {
            best = f64::max(best, sum as f64 / f64::from(size));
            if let Some(above) = subtrees.get_mut(parent) {
                above.1 += sum;
                above.2 += size;
            }
        }
        best
    }
}
