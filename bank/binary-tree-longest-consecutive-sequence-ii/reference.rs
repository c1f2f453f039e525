//! Each node gets the longest rising and the longest falling run that goes down from it, from those of its children.
//! A path has a highest node, where a falling run on one side meets a rising one on the other, so their sum counts it
//! once.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn longest_consecutive(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        // nodes with the places of their parents, which come first; a list needs no deep recursion in a long tree
        let mut nodes: Vec<(Rc<RefCell<TreeNode>>, usize)> = root.into_iter().map(|node| (node, 0)).collect();
        let mut next = 0;
        while next < nodes.len() {
            let node = nodes[next].0.clone();
            let node = node.borrow();
            let children = node.left.iter().chain(&node.right);
            nodes.extend(children.map(|child| (child.clone(), next)));
            next += 1;
        }
        let mut runs = vec![(1, 1); nodes.len()];
        let mut longest = 0;
        for (i, (node, parent)) in nodes.iter().enumerate().rev() {
            let (rising, falling) = runs[i];
            longest = longest.max(rising + falling - 1);
            let above = &mut runs[*parent];
            match node.borrow().val - nodes[*parent].0.borrow().val {
                1 => above.0 = above.0.max(rising + 1),
                -1 => above.1 = above.1.max(falling + 1),
                _ => {}
            }
        }
        longest
    }
}
