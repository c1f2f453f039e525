//! The nodes whose path from the root spells a beginning of the array lie on one level, and those of the next level are
//! their children with the next value. A path is valid if its end has no children when the array ends.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_valid_sequence(root: Option<Rc<RefCell<TreeNode>>>, arr: Vec<i32>) -> bool {
        let mut level: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        let (last, inner) = arr.split_last().unwrap();
        for value in inner {
            level.retain(|node| node.borrow().val == *value);
            let children = |node: Rc<RefCell<TreeNode>>| {
                let node = node.borrow();
                [node.left.clone(), node.right.clone()]
            };
            level = level.into_iter().flat_map(children).flatten().collect();
        }
        level.iter().map(|node| node.borrow()).any(|end| end.val == *last && end.left.is_none() && end.right.is_none())
    }
}
