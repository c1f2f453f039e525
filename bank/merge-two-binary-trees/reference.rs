//! Where only one tree has a node, all below it stays as it is; where both have one, the values add up.
//! The same then holds for the left and for the right children.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn merge_trees(root1: Tree, root2: Tree) -> Tree {
        match (root1, root2) {
            (Some(a), Some(b)) => {
                {
                    let (mut a, mut b) = (a.borrow_mut(), b.borrow_mut());
                    a.val += b.val;
                    a.left = Self::merge_trees(a.left.take(), b.left.take());
                    a.right = Self::merge_trees(a.right.take(), b.right.take());
                }
                Some(a)
            }
            (a, b) => a.or(b),
        }
    }
}
