//! The deepest nodes lie on one level, so their ancestors can be followed upwards together, one level at a time.
//! The first level on which they are a single node has the smallest subtree that holds all of them.
use std::cell::RefCell;
use std::rc::Rc;

type Node = Rc<RefCell<TreeNode>>;

impl Solution {
    pub fn subtree_with_all_deepest(root: Option<Node>) -> Option<Node> {
        // Each level lists its nodes with the places of their parents in the level above.
        let mut levels: Vec<Vec<(Node, usize)>> = Vec::new();
        let mut level: Vec<(Node, usize)> = root.map(|node| (node, 0)).into_iter().collect();
        while !level.is_empty() {
            let mut below = Vec::new();
            for (place, (node, _)) in level.iter().enumerate() {
                let node = node.borrow();
                below.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), place)));
            }
            levels.push(level);
            level = below;
        }
        let mut places: Vec<usize> = (0..levels.last()?.len()).collect();
        while places.len() > 1 {
            let level = levels.pop()?;
            places = places.into_iter().map(|place| level[place].1).collect();
            // Nodes of one level stand in order, so those with the same parent stand together.
            places.dedup();
        }
        Some(levels.last()?[places[0]].0.clone())
    }
}
