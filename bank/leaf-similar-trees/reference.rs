//! A stack that gives the left child before the right one meets the leaves from left to right.
//! So both sequences come out in the order of the question and only have to be compared.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

fn leaves(root: Tree) -> Vec<i32> {
    let mut open = vec![root];
    let mut values = Vec::new();
    while let Some(place) = open.pop() {
        let Some(node) = place else { continue };
        let node = node.borrow();
        if node.left.is_none() && node.right.is_none() {
            values.push(node.val);
        }
        open.extend([node.right.clone(), node.left.clone()]);
    }
    values
}

impl Solution {
    pub fn leaf_similar(root1: Tree, root2: Tree) -> bool {
        leaves(root1) == leaves(root2)
    }
}
