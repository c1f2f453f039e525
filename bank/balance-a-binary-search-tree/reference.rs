//! Put in order, the values can be cut anywhere into a root with its smaller and its greater values. Cut in the middle,
//! both parts have the same size or differ by one, and so the depths of the two subtrees never differ by more than one.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn balance_bst(root: Tree) -> Tree {
        let mut values = Vec::new();
        let mut open: Vec<Rc<RefCell<TreeNode>>> = root.into_iter().collect();
        while let Some(node) = open.pop() {
            let node = node.borrow();
            values.push(node.val);
            open.extend(node.left.iter().chain(&node.right).cloned());
        }
        values.sort_unstable();
        Self::grow(&values)
    }

    fn grow(values: &[i32]) -> Tree {
        let (smaller, rest) = values.split_at(values.len() / 2);
        let (&middle, greater) = rest.split_first()?;
        let mut node = TreeNode::new(middle);
        node.left = Self::grow(smaller);
        node.right = Self::grow(greater);
        Some(Rc::new(RefCell::new(node)))
    }
}
