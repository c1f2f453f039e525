//! Each node's text is that of its parent with an arrow and its own value, as there is one path from the root to it.
//! A leaf's text is complete, so it is handed out there.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn binary_tree_paths(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<String> {
        let mut paths = Vec::new();
        let mut open: Vec<_> = root.into_iter().map(|node| (node, String::new())).collect();
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            let path = format!("{above}{}", node.val);
            if node.left.is_none() && node.right.is_none() {
                paths.push(path);
                continue;
            }
            for child in [&node.left, &node.right].into_iter().flatten() {
                open.push((child.clone(), format!("{path}->")));
            }
        }
        paths
    }
}
