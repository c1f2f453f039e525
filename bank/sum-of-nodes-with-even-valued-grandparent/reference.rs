//! A node only has to know whether its parent and its grandparent are even, and it passes this on to its children. So
//! each node is visited once, in any order.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_even_grandparent(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut open: Vec<_> = root.into_iter().map(|node| (node, false, false)).collect();
        let mut sum = 0;
        while let Some((node, parent, grandparent)) = open.pop() {
            let node = node.borrow();
            sum += if grandparent { node.val } else { 0 };
            let children = node.left.iter().chain(&node.right);
            open.extend(children.map(|child| (child.clone(), node.val % 2 == 0, parent)));
        }
        sum
    }
}
