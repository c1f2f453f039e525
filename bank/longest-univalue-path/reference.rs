//! A path has a topmost node, from which an arm goes down on each side through equal values. The longest arm of a node
//! is one more than that of an equal child, so one walk from the bottom finds all of them.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn longest_univalue_path(root: Tree) -> i32 {
        let mut longest = 0;
        arm(&root, 0, &mut longest);
        longest
    }
}

/// The longest arm below a parent with the value `above`, counted in edges from the parent.
fn arm(tree: &Tree, above: i32, longest: &mut i32) -> i32 {
    let Some(node) = tree else { return 0 };
    let node = node.borrow();
    let left = arm(&node.left, node.val, longest);
    let right = arm(&node.right, node.val, longest);
    *longest = (*longest).max(left + right);
    if node.val == above {
        left.max(right) + 1
    } else {
        0
    }
}
