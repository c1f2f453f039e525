//! Only nodes on the left edge have children; each of them hangs below its left child, with its former right child
//! beside. Going down the edge, a node's new children are its parent and its parent's right child, which are known by
//! then.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn upside_down_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
        let mut parent = None;
        let mut sibling = None;
        let mut place = root;
        while let Some(node) = place {
            place = node.borrow_mut().left.take();
            node.borrow_mut().left = sibling;
            sibling = node.borrow_mut().right.take();
            node.borrow_mut().right = parent;
            parent = Some(node);
        }
        parent
    }
}
