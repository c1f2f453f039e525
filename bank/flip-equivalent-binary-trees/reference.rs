//! The values of a tree are distinct, so a tree without left and right is known by its root and by the parent of each
//! value. Flips change neither of these, and they reach every choice of sides.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn flip_equiv(root1: Tree, root2: Tree) -> bool {
        Self::parents(root1) == Self::parents(root2)
    }

    /// All pairs of a value and the value of its parent, in order.
    fn parents(root: Tree) -> Vec<(i32, i32)> {
        let mut pairs = Vec::new();
        let mut open = vec![(root, -1)];
        while let Some((place, parent)) = open.pop() {
            if let Some(node) = place {
                let node = node.borrow();
                pairs.push((node.val, parent));
                open.extend([(node.left.clone(), node.val), (node.right.clone(), node.val)]);
            }
        }
        pairs.sort_unstable();
        pairs
    }
}
