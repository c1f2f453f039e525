//! Equal subtrees have equal values and equal subtrees on both sides, so the triple of the value and the children's
//! numbers names a shape. A shape is reported the second time that it is met.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn find_duplicate_subtrees(root: Tree) -> Vec<Tree> {
        let mut shapes = HashMap::new();
        let mut found = Vec::new();
        shape(&root, &mut shapes, &mut found);
        found
    }
}

fn shape(tree: &Tree, shapes: &mut HashMap<(usize, i32, usize), (usize, i32)>, found: &mut Vec<Tree>) -> usize {
    let Some(node) = tree else { return 0 };
    let left = shape(&node.borrow().left, shapes, found);
    let right = shape(&node.borrow().right, shapes, found);
    let number = shapes.len() + 1;
    let entry = shapes.entry((left, node.borrow().val, right)).or_insert((number, 0));
    entry.1 += 1;
    if entry.1 == 2 {
        found.push(tree.clone());
    }
    entry.0
}
