//! Without the red node the tree falls into three parts, and a blue node next to it keeps one whole part for blue. Blue
//! can never get more than one of them, so one part has to hold more than half of the nodes.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn btree_game_winning_move(root: Option<Rc<RefCell<TreeNode>>>, n: i32, x: i32) -> bool {
        // Every node comes before its children in this order.
        let mut nodes: Vec<_> = root.into_iter().collect();
        let mut from = vec![0];
        let mut place = 0;
        while place < nodes.len() {
            let node = nodes[place].clone();
            for child in node.borrow().left.iter().chain(&node.borrow().right) {
                nodes.push(child.clone());
                from.push(place);
            }
            place += 1;
        }
        let mut sizes = vec![1; nodes.len()];
        for child in (1..nodes.len()).rev() {
            sizes[from[child]] += sizes[child];
        }
        let red = nodes.iter().position(|node| node.borrow().val == x).unwrap();
        let below = (1..nodes.len()).filter(|&child| from[child] == red).map(|child| sizes[child]);
        below.chain([n - sizes[red]]).any(|part| 2 * part > n)
    }
}
