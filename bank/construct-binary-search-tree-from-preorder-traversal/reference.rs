//! A left subtree takes the values that follow as long as they are less than its root, and a right one as long as they
//! are less than the nearest ancestor on whose left side it is. So one look at the next value tells where it belongs.
use std::cell::RefCell;
use std::iter::Peekable;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

fn build(values: &mut Peekable<impl Iterator<Item = i32>>, limit: i32) -> Tree {
    let mut node = TreeNode::new(values.next_if(|&value| value < limit)?);
    node.left = build(values, node.val);
    node.right = build(values, limit);
    Some(Rc::new(RefCell::new(node)))
}

impl Solution {
    pub fn bst_from_preorder(preorder: Vec<i32>) -> Tree {
        build(&mut preorder.into_iter().peekable(), i32::MAX)
    }
}
