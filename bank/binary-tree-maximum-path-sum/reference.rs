//! Every path has a topmost node, and consists of it and of the best chains that go down its two sides, where they
//! help. Parents stand before their children in the list of nodes, so from its end each node's best chain is ready
//! when needed.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_path_sum(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        // Each node with the place of its parent; the root is its own parent.
        let mut nodes: Vec<(Rc<RefCell<TreeNode>>, usize)> = root.into_iter().map(|node| (node, 0)).collect();
        let mut place = 0;
        while place < nodes.len() {
            let node = nodes[place].0.clone();
            let node = node.borrow();
            nodes.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), place)));
            place += 1;
        }
        // The two largest sums of chains below each node, and 0 for none.
        let mut chains = vec![[0i32; 2]; nodes.len()];
        let mut best = i32::MIN;
        for place in (0..nodes.len()).rev() {
            let value = nodes[place].0.borrow().val;
            let [first, second] = chains[place];
            best = best.max(value + first + second);
            let above = &mut chains[nodes[place].1];
            let chain = value + first;
            if chain > above[0] {
                *above = [chain, above[0]];
            } else if chain > above[1] {
                above[1] = chain;
            }
        }
        best
    }
}
