//! A node that stays is a root of the forest exactly if its parent is deleted or missing.
//! The link to a deleted child is cut where it is seen, so no tree holds a node that does not stay.
use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn del_nodes(root: Tree, to_delete: Vec<i32>) -> Vec<Tree> {
        let gone: HashSet<i32> = to_delete.into_iter().collect();
        let mut forest = Vec::new();
        let mut open: Vec<_> = root.map(|node| (node, true)).into_iter().collect();
        while let Some((node, alone)) = open.pop() {
            let deleted = gone.contains(&node.borrow().val);
            if alone && !deleted {
                forest.push(Some(node.clone()));
            }
            let mut node = node.borrow_mut();
            let TreeNode { left, right, .. } = &mut *node;
            for side in [left, right] {
                let Some(child) = side.clone() else { continue };
                if gone.contains(&child.borrow().val) {
                    *side = None;
                }
                open.push((child, deleted));
            }
        }
        forest
    }
}
