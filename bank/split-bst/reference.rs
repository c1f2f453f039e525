//! Only the nodes on the search for the target have a child that can belong to the other tree.
//! From the lowest of them up, each takes the part of its own kind so far as that child, and the other child stays.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn split_bst(root: Tree, target: i32) -> Vec<Tree> {
        let step = |node: &Rc<RefCell<TreeNode>>| {
            let node = node.borrow();
            if node.val <= target { node.right.clone() } else { node.left.clone() }
        };
        let search: Vec<_> = std::iter::successors(root, step).collect();
        let (mut smaller, mut greater) = (None, None);
        for node in search.into_iter().rev() {
            if node.borrow().val <= target {
                node.borrow_mut().right = smaller;
                smaller = Some(node);
            } else {
                node.borrow_mut().left = greater;
                greater = Some(node);
            }
        }
        vec![smaller, greater]
    }
}
