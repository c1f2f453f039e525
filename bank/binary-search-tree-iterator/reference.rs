//! The stack holds the nodes whose left subtree is done and which are still to be given, the next one on top. Each
//! node is put on it and taken off once, so a call takes constant time on average, and the stack is as high as the
//! tree.
use std::cell::RefCell;
use std::rc::Rc;

struct BSTIterator {
    waiting: Vec<Rc<RefCell<TreeNode>>>,
}

impl BSTIterator {
    fn new(root: Option<Rc<RefCell<TreeNode>>>) -> Self {
        let mut iterator = BSTIterator { waiting: Vec::new() };
        iterator.go_left(root);
        iterator
    }

    fn go_left(&mut self, from: Option<Rc<RefCell<TreeNode>>>) {
        let mut place = from;
        while let Some(node) = place {
            place = node.borrow().left.clone();
            self.waiting.push(node);
        }
    }

    fn next(&mut self) -> i32 {
        let Some(node) = self.waiting.pop() else { return -1 };
        let right = node.borrow().right.clone();
        self.go_left(right);
        let value = node.borrow().val;
        value
    }

    fn has_next(&self) -> bool {
        !self.waiting.is_empty()
    }
}
