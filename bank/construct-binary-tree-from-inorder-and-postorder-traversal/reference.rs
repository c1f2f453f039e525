//! From its end, postorder gives each root before its right subtree and that before its left one. The root's place in
//! order tells how far these subtrees reach, so building right before left uses the values as they come.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn build_tree(inorder: Vec<i32>, postorder: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        // Builds the tree of the places lo..hi in order.
        fn build(roots: &mut impl Iterator<Item = i32>, place: &HashMap<i32, usize>, lo: usize, hi: usize) -> Tree {
            if lo == hi {
                return None;
            }
            let value = roots.next()?;
            let middle = place[&value];
            let mut node = TreeNode::new(value);
            node.right = build(roots, place, middle + 1, hi);
            node.left = build(roots, place, lo, middle);
            Some(Rc::new(RefCell::new(node)))
        }
        let place = inorder.iter().enumerate().map(|(i, &value)| (value, i)).collect();
        build(&mut postorder.into_iter().rev(), &place, 0, inorder.len())
    }
}
