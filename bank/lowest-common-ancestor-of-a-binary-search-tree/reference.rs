//! As long as both values lie on the same side of a node, so do both nodes, and the walk goes there.
//! At the first node that lies between them, or is one of them, they part, so nothing below it can hold both.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn lowest_common_ancestor(root: Tree, p: Tree, q: Tree) -> Tree {
        let (p, q) = (p?.borrow().val, q?.borrow().val);
        let (small, large) = (p.min(q), p.max(q));
        let mut at = root;
        while let Some(node) = at {
            let value = node.borrow().val;
            at = if large < value {
                node.borrow().left.clone()
            } else if small > value {
                node.borrow().right.clone()
            } else {
                return Some(node);
            };
        }
        None
    }
}
