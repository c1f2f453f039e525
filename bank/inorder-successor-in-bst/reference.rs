//! A node with a larger value than p may be the successor, and anything nearer is on its left; otherwise all
//! larger ones are right. So the walk down from the root meets the smallest larger value last of all larger
//! ones that it meets.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn inorder_successor(root: Tree, p: Tree) -> Tree {
        let value = p?.borrow().val;
        let (mut at, mut found) = (root, None);
        while let Some(node) = at {
            if node.borrow().val > value {
                at = node.borrow().left.clone();
                found = Some(node);
            } else {
                at = node.borrow().right.clone();
            }
        }
        found
    }
}
