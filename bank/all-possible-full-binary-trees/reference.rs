//! A full tree is a single node, or a root whose two subtrees are full trees with one node less in all. Each odd size
//! is made once from the smaller sizes, and different pairs of subtrees make different trees.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn all_possible_fbt(n: i32) -> Vec<Option<Rc<RefCell<TreeNode>>>> {
        let n = n as usize;
        if n % 2 == 0 {
            return Vec::new();
        }
        let mut by_size = vec![Vec::new(); n + 1];
        by_size[1].push(Some(Rc::new(RefCell::new(TreeNode::new(0)))));
        for size in (3..=n).step_by(2) {
            let mut trees = Vec::new();
            for left in (1..size).step_by(2) {
                for one in &by_size[left] {
                    for two in &by_size[size - 1 - left] {
                        let mut root = TreeNode::new(0);
                        root.left = one.clone();
                        root.right = two.clone();
                        trees.push(Some(Rc::new(RefCell::new(root))));
                    }
                }
            }
            by_size[size] = trees;
        }
        by_size.swap_remove(n)
    }
}
