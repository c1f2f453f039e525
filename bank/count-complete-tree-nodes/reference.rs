//! If the leftmost and the rightmost path of a complete tree are equally long, it is full, and its size follows
//! from the height. Otherwise one of its two subtrees is full, so only one path is followed, with two short
//! walks at each node of it.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn count_nodes(root: Tree) -> i32 {
        let Some(node) = &root else { return 0 };
        let left = Self::height(&root, |node| node.left.clone());
        let right = Self::height(&root, |node| node.right.clone());
        if left == right {
            return (1 << left) - 1;
        }
        let (left, right) = (node.borrow().left.clone(), node.borrow().right.clone());
        1 + Self::count_nodes(left) + Self::count_nodes(right)
    }

    fn height(root: &Tree, step: fn(&TreeNode) -> Tree) -> u32 {
        let mut height = 0;
        let mut at = root.clone();
        while let Some(node) = at {
            height += 1;
            at = step(&node.borrow());
        }
        height
    }
}
