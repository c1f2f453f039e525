//! If one side of a node is deeper, all the deepest leaves below the node lie there, and so does their ancestor.
//! If both are equally deep, they lie on both sides, or the node is a leaf itself: then the node is the answer.
use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

fn deepest(tree: Tree) -> (usize, Tree) {
    let Some(node) = tree else { return (0, None) };
    let (left, right) = (deepest(node.borrow().left.clone()), deepest(node.borrow().right.clone()));
    let (height, ancestor) = match left.0.cmp(&right.0) {
        Ordering::Greater => left,
        Ordering::Less => right,
        Ordering::Equal => (left.0, Some(node)),
    };
    (height + 1, ancestor)
}

impl Solution {
    pub fn lca_deepest_leaves(root: Tree) -> Tree {
        deepest(root).1
    }
}
