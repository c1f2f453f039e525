//! Each edge cuts off the subtree of its lower node, so the sums of all subtrees are all that can be cut off. Parents
//! are listed before their children, so the list read from its end adds each complete sum to the parent's one.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_product(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        // The sum of each node's subtree, and the place of its parent.
        let mut nodes: Vec<(i64, usize)> = Vec::new();
        let mut waiting: Vec<_> = root.into_iter().map(|top| (top, 0)).collect();
        while let Some((tree, parent)) = waiting.pop() {
            let node = tree.borrow();
            let place = nodes.len();
            nodes.push((node.val as i64, parent));
            for child in [&node.left, &node.right].into_iter().flatten() {
                waiting.push((child.clone(), place));
            }
        }
        for place in (1..nodes.len()).rev() {
            let (sum, parent) = nodes[place];
            nodes[parent].0 += sum;
        }
        let total = nodes[0].0;
        let best = nodes.iter().map(|&(sum, _)| sum * (total - sum)).max().unwrap_or(0);
        (best % 1_000_000_007) as i32
    }
}
