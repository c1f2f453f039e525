//! The string of a longer path is not always greater, so only whole paths can be compared, one for each leaf. The path
//! to the current node is kept, and read from its end at a leaf.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn smallest_from_leaf(root: Option<Rc<RefCell<TreeNode>>>) -> String {
        let mut waiting: Vec<_> = root.into_iter().map(|top| (top, 0)).collect();
        let mut path: Vec<u8> = Vec::new();
        let mut smallest: Option<Vec<u8>> = None;
        while let Some((tree, depth)) = waiting.pop() {
            let node = tree.borrow();
            path.truncate(depth);
            path.push(b'a' + node.val as u8);
            if node.left.is_none() && node.right.is_none() {
                if smallest.as_ref().is_none_or(|text| path.iter().rev().lt(text)) {
                    smallest = Some(path.iter().rev().copied().collect());
                }
                continue;
            }
            for child in [&node.left, &node.right].into_iter().flatten() {
                waiting.push((child.clone(), depth + 1));
            }
        }
        smallest.unwrap_or_default().into_iter().map(char::from).collect()
    }
}
