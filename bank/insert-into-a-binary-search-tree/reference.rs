//! The walk that searches for the value ends at a missing child, and a leaf put there lies between the right
//! neighbours. No other node moves, so the order of the tree stays as it is.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn insert_into_bst(root: Tree, val: i32) -> Tree {
        let leaf = Some(Rc::new(RefCell::new(TreeNode::new(val))));
        let mut next = root.clone();
        let mut last = None;
        while let Some(node) = next {
            let smaller = val < node.borrow().val;
            next = if smaller { node.borrow().left.clone() } else { node.borrow().right.clone() };
            last = Some((node, smaller));
        }
        match last {
            None => return leaf,
            Some((node, true)) => node.borrow_mut().left = leaf,
            Some((node, false)) => node.borrow_mut().right = leaf,
        }
        root
    }
}
