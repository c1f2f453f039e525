//! From right to left, each node becomes the root of the chain that there is, which hangs on as its right child.
//! The leftmost node comes last and is the new root, and the values rise along the chain as in the search tree.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn increasing_bst(root: Tree) -> Tree {
        let mut chain: Tree = None;
        let mut open = Vec::new();
        let mut place = root;
        loop {
            if let Some(node) = place {
                place = node.borrow_mut().right.take();
                open.push(node);
            } else if let Some(node) = open.pop() {
                place = node.borrow_mut().left.take();
                node.borrow_mut().right = chain.take();
                chain = Some(node);
            } else {
                return chain;
            }
        }
    }
}
