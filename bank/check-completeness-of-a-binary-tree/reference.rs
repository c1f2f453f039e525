//! In the order of the levels, with the missing children in their places, a complete tree has no node after a gap.
//! And if no node comes after a gap, then every level but the last is full and the last has its nodes on the left.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_complete_tree(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let mut places = vec![root];
        let mut seen = 0;
        while seen < places.len() {
            if let Some(node) = places[seen].clone() {
                let node = node.borrow();
                places.extend([node.left.clone(), node.right.clone()]);
            }
            seen += 1;
        }
        places.iter().skip_while(|place| place.is_some()).all(|place| place.is_none())
    }
}
