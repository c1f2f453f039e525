//! All nodes are listed with their depths and their parents, and the two that are asked for are looked up by value.
//! The parents are known by value as well, since all values are distinct.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_cousins(root: Option<Rc<RefCell<TreeNode>>>, x: i32, y: i32) -> bool {
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 0, 0)).collect();
        let mut found = Vec::new();
        while let Some((node, depth, parent)) = open.pop() {
            let node = node.borrow();
            if node.val == x || node.val == y {
                found.push((depth, parent));
            }
            let children = node.left.iter().chain(&node.right);
            open.extend(children.map(|child| (Rc::clone(child), depth + 1, node.val)));
        }
        found[0].0 == found[1].0 && found[0].1 != found[1].1
    }
}
