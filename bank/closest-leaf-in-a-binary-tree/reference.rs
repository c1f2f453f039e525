//! The way to a leaf goes up to some ancestor first and then only down. So the nearest leaf below each node is found
//! from the bottom up, and the ancestors of the given node are compared.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn find_closest_leaf(root: Option<Rc<RefCell<TreeNode>>>, k: i32) -> i32 {
        // The nodes with the places of their parents, parents first; the root is its own parent.
        let mut nodes: Vec<_> = root.into_iter().map(|node| (node, 0)).collect();
        let mut place = 0;
        while place < nodes.len() {
            let node = Rc::clone(&nodes[place].0);
            let node = node.borrow();
            nodes.extend(node.left.iter().chain(&node.right).map(|child| (Rc::clone(child), place)));
            place += 1;
        }
        // The distance and the value of the nearest leaf below.
        let mut nearest = vec![(i32::MAX, 0); nodes.len()];
        let mut at = 0;
        for (place, (node, parent)) in nodes.iter().enumerate().rev() {
            let val = node.borrow().val;
            if nearest[place].0 == i32::MAX {
                nearest[place] = (0, val);
            }
            if place > 0 {
                let (distance, leaf) = nearest[place];
                nearest[*parent] = nearest[*parent].min((distance + 1, leaf));
            }
            if val == k {
                at = place;
            }
        }
        let (mut best, mut climbed) = (nearest[at], 0);
        while at > 0 {
            at = nodes[at].1;
            climbed += 1;
            best = best.min((nearest[at].0 + climbed, nearest[at].1));
        }
        best.1
    }
}
