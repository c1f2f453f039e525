//! A tree is a search tree if both subtrees are and its value lies between the greatest on the left and the least on
//! the right, so these two and the sum are all that a parent must know. The empty subtree has the sum 0.
use std::cell::RefCell;
use std::rc::Rc;

// The least value, the greatest value and the sum of a search tree.
type Search = (i32, i32, i32);

impl Solution {
    pub fn max_sum_bst(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        // Parents come before their children, so the nodes are judged from the end. Place 0 is for the missing ones.
        let mut nodes = vec![(0, 0, 0)];
        let mut open = Vec::from_iter(root.map(|node| (node, 0, false)));
        while let Some((node, parent, right)) = open.pop() {
            let place = nodes.len();
            let node = node.borrow();
            nodes.push((node.val, 0, 0));
            if right {
                nodes[parent].2 = place;
            } else if parent > 0 {
                nodes[parent].1 = place;
            }
            open.extend(node.left.clone().map(|child| (child, place, false)));
            open.extend(node.right.clone().map(|child| (child, place, true)));
        }
        let empty = Some((i32::MAX, i32::MIN, 0));
        let mut found: Vec<Option<Search>> = vec![empty; nodes.len()];
        let mut best = 0;
        for (place, &(val, left, right)) in nodes.iter().enumerate().skip(1).rev() {
            found[place] = match (found[left], found[right]) {
                (Some((least, below, one)), Some((above, greatest, two))) if below < val && val < above => {
                    best = best.max(one + val + two);
                    Some((least.min(val), greatest.max(val), one + val + two))
                }
                _ => None,
            };
        }
        best
    }
}
