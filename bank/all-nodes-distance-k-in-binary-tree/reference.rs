//! As a graph the tree may be left in all directions, so a walk from the target that never turns back meets each node
//! once, at its distance. The values are distinct, therefore they stand for the nodes.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn distance_k(root: Tree, target: Tree, k: i32) -> Vec<i32> {
        let mut joined: HashMap<i32, Vec<i32>> = HashMap::new();
        let mut open: Vec<_> = root.into_iter().collect();
        while let Some(node) = open.pop() {
            let node = node.borrow();
            for child in [&node.left, &node.right].into_iter().flatten() {
                let below = child.borrow().val;
                joined.entry(node.val).or_default().push(below);
                joined.entry(below).or_default().push(node.val);
                open.push(Rc::clone(child));
            }
        }
        // Each node together with the one that the walk came from.
        let mut ring: Vec<(i32, i32)> = target.iter().map(|node| (node.borrow().val, -1)).collect();
        for _ in 0..k {
            ring = ring
                .iter()
                .flat_map(|&(at, from)| joined.get(&at).into_iter().flatten().map(move |&to| (at, from, to)))
                .filter(|&(_, from, to)| to != from)
                .map(|(at, _, to)| (to, at))
                .collect();
        }
        ring.into_iter().map(|(at, _)| at).collect()
    }
}
