//! A node stands in the middle of the columns of its subtree, and its children share the columns beside it in halves.
//! The columns are 2^depth - 1, so the halves stay whole down to the last row.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn print_tree(root: Tree) -> Vec<Vec<String>> {
        let depth = depth(&root);
        let width = (1 << depth) - 1;
        let mut rows = vec![vec![String::new(); width]; depth];
        put(&root, 0, 0, width, &mut rows);
        rows
    }
}

fn depth(tree: &Tree) -> usize {
    match tree {
        None => 0,
        Some(node) => 1 + depth(&node.borrow().left).max(depth(&node.borrow().right)),
    }
}

fn put(tree: &Tree, row: usize, from: usize, to: usize, rows: &mut Vec<Vec<String>>) {
    if let Some(node) = tree {
        let middle = (from + to) / 2;
        rows[row][middle] = node.borrow().val.to_string();
        put(&node.borrow().left, row + 1, from, middle, rows);
        put(&node.borrow().right, row + 1, middle + 1, to, rows);
    }
}
