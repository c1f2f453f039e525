//! Over the edge to the parent of a subtree as many coins must pass as it has too many or too few, whichever way they
//! go. To move only these is enough, so the answer is the sum over all edges.
use std::cell::RefCell;
use std::rc::Rc;

// How many coins the subtree has above its number of nodes; the moves within it are added.
fn surplus(node: &Option<Rc<RefCell<TreeNode>>>, moves: &mut i32) -> i32 {
    node.as_ref().map_or(0, |node| {
        let node = node.borrow();
        let [left, right] = [&node.left, &node.right].map(|child| surplus(child, moves));
        *moves += left.abs() + right.abs();
        node.val - 1 + left + right
    })
}

impl Solution {
    pub fn distribute_coins(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut moves = 0;
        surplus(&root, &mut moves);
        moves
    }
}
