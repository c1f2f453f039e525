//! Cutting the edge above a node parts off the node's subtree, so the halves are equal exactly if some subtree other
//! than the whole has half of the total.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn check_equal_tree(root: Tree) -> bool {
        let mut sums = Vec::new();
        let total = sum(&root, &mut sums);
        // The whole tree comes last, and has no edge above it.
        sums.pop();
        sums.iter().any(|&part| part * 2 == total)
    }
}

fn sum(tree: &Tree, sums: &mut Vec<i64>) -> i64 {
    let Some(node) = tree else { return 0 };
    let node = node.borrow();
    let all = node.val as i64 + sum(&node.left, sums) + sum(&node.right, sums);
    sums.push(all);
    all
}
