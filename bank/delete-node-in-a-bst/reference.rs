//! A node with one child at most is replaced by it. A node with two takes the least value of its right subtree, which
//! keeps the order, and that value is deleted there instead, where it has no left child.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn delete_node(root: Option<Rc<RefCell<TreeNode>>>, key: i32) -> Option<Rc<RefCell<TreeNode>>> {
        let node = root?;
        let value = node.borrow().val;
        if key < value {
            let left = node.borrow_mut().left.take();
            node.borrow_mut().left = Self::delete_node(left, key);
            return Some(node);
        }
        let right = node.borrow_mut().right.take();
        if key > value {
            node.borrow_mut().right = Self::delete_node(right, key);
            return Some(node);
        }
        let Some(first) = right else { return node.borrow_mut().left.take() };
        if node.borrow().left.is_none() {
            return Some(first);
        }
        let mut least = first.clone();
        while let Some(next) = { least.borrow().left.clone() } {
            least = next;
        }
        let value = least.borrow().val;
        node.borrow_mut().val = value;
        node.borrow_mut().right = Self::delete_node(Some(first), value);
        Some(node)
    }
}
