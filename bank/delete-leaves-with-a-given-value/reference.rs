//! Whether a node becomes a leaf is settled once its children are, so children are looked at before their parents.
//! Listed from the root on, every node comes after its parent, and the list is gone through from its end.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn remove_leaf_nodes(root: Tree, target: i32) -> Tree {
        let doomed = |place: &Tree| {
            place.as_ref().is_some_and(|node| {
                let node = node.borrow();
                node.val == target && node.left.is_none() && node.right.is_none()
            })
        };
        let mut listed: Vec<Rc<RefCell<TreeNode>>> = root.iter().cloned().collect();
        let mut next = 0;
        while next < listed.len() {
            let node = listed[next].clone();
            listed.extend(node.borrow().left.iter().chain(node.borrow().right.iter()).cloned());
            next += 1;
        }
        for node in listed.into_iter().rev() {
            let mut node = node.borrow_mut();
            if doomed(&node.left) {
                node.left = None;
            }
            if doomed(&node.right) {
                node.right = None;
            }
        }
        root.filter(|node| !doomed(&Some(node.clone())))
    }
}
