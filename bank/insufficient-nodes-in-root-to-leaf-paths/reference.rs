//! A leaf stays if the sum of its path reaches the limit, and any other node stays if one of its children does. The
//! children come after their parents in the list, so it is read from its end.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn sufficient_subset(root: Tree, limit: i32) -> Tree {
        let mut listed = Vec::new();
        let mut open: Vec<_> = root.iter().map(|node| (Rc::clone(node), 0_i64)).collect();
        while let Some((node, above)) = open.pop() {
            let sum = above + i64::from(node.borrow().val);
            let before = open.len();
            open.extend(node.borrow().left.iter().chain(&node.borrow().right).map(|child| (Rc::clone(child), sum)));
            let leaf = open.len() == before;
            listed.push((node, leaf && sum >= i64::from(limit)));
        }
        // A node without children that was no sufficient leaf is marked by its value, since the values are bounded.
        for (node, sufficient) in listed.iter().rev() {
            let mut node = node.borrow_mut();
            let gone = |child: &Tree| child.as_ref().is_some_and(|child| child.borrow().val == i32::MIN);
            if gone(&node.left) {
                node.left = None;
            }
            if gone(&node.right) {
                node.right = None;
            }
            if node.left.is_none() && node.right.is_none() && !sufficient {
                node.val = i32::MIN;
            }
        }
        root.filter(|node| node.borrow().val > i32::MIN)
    }
}
