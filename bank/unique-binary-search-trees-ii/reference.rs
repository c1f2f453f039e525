//! The root of a tree of the values lo..=hi may be any of them, and its subtrees are independent trees of what is
//! smaller and what is larger. So every pair of subtrees below every root gives one tree, and no tree comes twice.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn generate_trees(n: i32) -> Vec<Option<Rc<RefCell<TreeNode>>>> {
        fn trees(lo: i32, hi: i32) -> Vec<Tree> {
            if lo > hi {
                return vec![None];
            }
            let mut all = Vec::new();
            for root in lo..=hi {
                let rights = trees(root + 1, hi);
                for left in trees(lo, root - 1) {
                    for right in &rights {
                        let mut node = TreeNode::new(root);
                        // Subtrees are shared between the trees: nobody changes them.
                        node.left = left.clone();
                        node.right = right.clone();
                        all.push(Some(Rc::new(RefCell::new(node))));
                    }
                }
            }
            all
        }
        trees(1, n)
    }
}
