//! The first value in preorder is the root, and its place in order separates the left subtree from the right one.
//! Subtrees come in preorder one after the other, so one pointer into it is enough: it stands at the root of what is
//! built.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn build_tree(preorder: Vec<i32>, inorder: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        // Builds the tree of the places lo..hi in order.
        fn build(roots: &mut impl Iterator<Item = i32>, place: &HashMap<i32, usize>, lo: usize, hi: usize) -> Tree {
            if lo == hi {
                return None;
            }
            let value = roots.next()?;
            let middle = place[&value];
            let mut node = TreeNode::new(value);
            node.left = build(roots, place, lo, middle);
            node.right = build(roots, place, middle + 1, hi);
            Some(Rc::new(RefCell::new(node)))
        }
        let place = inorder.iter().enumerate().map(|(i, &value)| (value, i)).collect();
        build(&mut preorder.into_iter(), &place, 0, inorder.len())
    }
}
