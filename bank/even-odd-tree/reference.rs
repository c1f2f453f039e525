//! With left children first, the nodes of each level are met from left to right, so the last value of each level is
//! all that has to be remembered. On odd levels the values are taken as negative, since they must decrease.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_even_odd_tree(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let mut last: Vec<i32> = Vec::new();
        let mut open: Vec<(Rc<RefCell<TreeNode>>, usize)> = root.into_iter().map(|node| (node, 0)).collect();
        while let Some((node, level)) = open.pop() {
            let node = node.borrow();
            let odd_level = level % 2 == 1;
            if (node.val % 2 == 0) != odd_level {
                return false;
            }
            // On both kinds of levels these have to increase.
            let value = if odd_level { -node.val } else { node.val };
            if level == last.len() {
                last.push(value);
            } else if std::mem::replace(&mut last[level], value) >= value {
                return false;
            }
            open.extend(node.right.iter().chain(&node.left).map(|child| (child.clone(), level + 1)));
        }
        true
    }
}
