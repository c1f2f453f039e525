//! Every node of the level above the new row gets two new children, and each old child hangs below its own side.
//! That level is reached level by level, so no node outside it is changed; a new root is the only other case.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn add_one_row(root: Tree, val: i32, depth: i32) -> Tree {
        if depth == 1 {
            let mut top = TreeNode::new(val);
            top.left = root;
            return Some(Rc::new(RefCell::new(top)));
        }
        let mut level: Vec<Rc<RefCell<TreeNode>>> = root.iter().cloned().collect();
        for _ in 2..depth {
            let mut below = Vec::new();
            for node in &level {
                let node = node.borrow();
                below.extend(node.left.iter().cloned());
                below.extend(node.right.iter().cloned());
            }
            level = below;
        }
        for node in level {
            let mut node = node.borrow_mut();
            let mut left = TreeNode::new(val);
            left.left = node.left.take();
            let mut right = TreeNode::new(val);
            right.right = node.right.take();
            node.left = Some(Rc::new(RefCell::new(left)));
            node.right = Some(Rc::new(RefCell::new(right)));
        }
        root
    }
}
