//! The parents of all nodes are noted in a walk that needs no recursion, so a tree that is one long path does
//! no harm. All ancestors of p are marked, and the first marked node on the way up from q is the lowest that
//! both have.
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn lowest_common_ancestor(root: Tree, p: Tree, q: Tree) -> Tree {
        let mut parents = HashMap::new();
        let mut open = vec![root?];
        while let Some(node) = open.pop() {
            for child in [&node.borrow().left, &node.borrow().right].into_iter().flatten() {
                parents.insert(Rc::as_ptr(child), node.clone());
                open.push(child.clone());
            }
        }
        let mut above_p = HashSet::new();
        let mut at = p;
        while let Some(node) = at {
            above_p.insert(Rc::as_ptr(&node));
            at = parents.get(&Rc::as_ptr(&node)).cloned();
        }
        let mut at = q?;
        while !above_p.contains(&Rc::as_ptr(&at)) {
            at = parents.get(&Rc::as_ptr(&at))?.clone();
        }
        Some(at)
    }
}
