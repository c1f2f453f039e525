//! One path from the root is kept while the tree is walked: a node is appended before its subtrees and removed after
//! them. At a leaf it is exactly the path to that leaf, so it is copied there if what remains of the sum is nothing.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> Vec<Vec<i32>> {
        fn walk(tree: &Option<Rc<RefCell<TreeNode>>>, rest: i64, path: &mut Vec<i32>, found: &mut Vec<Vec<i32>>) {
            let Some(node) = tree else { return };
            let node = node.borrow();
            let rest = rest - node.val as i64;
            path.push(node.val);
            if node.left.is_none() && node.right.is_none() && rest == 0 {
                found.push(path.clone());
            }
            walk(&node.left, rest, path, found);
            walk(&node.right, rest, path, found);
            path.pop();
        }
        let mut found = Vec::new();
        walk(&root, target_sum as i64, &mut Vec::new(), &mut found);
        found
    }
}
