//! Both sides are followed down to their leaf, which is left out, because the leaves from left to right contain it.
//! The root is counted once and is never a leaf, so a single node is its own boundary.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn boundary_of_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let Some(root) = root else {
            return Vec::new();
        };
        let mut boundary = vec![root.borrow().val];
        boundary.extend(Self::side(root.borrow().left.clone(), true));
        let mut stack: Vec<_> = root.borrow().right.clone().into_iter().chain(root.borrow().left.clone()).collect();
        while let Some(node) = stack.pop() {
            let node = node.borrow();
            if node.left.is_none() && node.right.is_none() {
                boundary.push(node.val);
            }
            stack.extend(node.right.clone());
            stack.extend(node.left.clone());
        }
        let right = Self::side(root.borrow().right.clone(), false);
        boundary.extend(right.iter().rev());
        boundary
    }

    fn side(mut node: Option<Rc<RefCell<TreeNode>>>, left: bool) -> Vec<i32> {
        let mut values = Vec::new();
        while let Some(x) = node {
            let x = x.borrow();
            let (near, far) = if left { (&x.left, &x.right) } else { (&x.right, &x.left) };
            node = near.clone().or_else(|| far.clone());
            if node.is_some() {
                values.push(x.val);
            }
        }
        values
    }
}
