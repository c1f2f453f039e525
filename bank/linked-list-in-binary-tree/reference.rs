//! A node only has to know the longest beginning of the list that ends with it; shorter ones are ends of this one. The
//! longest beginning for its child is found from it as in the search of a word in a text (Knuth, Morris, Pratt).
use std::cell::RefCell;
use std::rc::Rc;

/// The longest beginning of the list after one more value, where `matched` was the longest one before.
fn longer(list: &[i32], shorter: &[usize], mut matched: usize, value: i32) -> usize {
    while list.get(matched) != Some(&value) {
        if matched == 0 {
            return 0;
        }
        matched = shorter[matched];
    }
    matched + 1
}

impl Solution {
    pub fn is_sub_path(head: Option<Box<ListNode>>, root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let nodes = std::iter::successors(head.as_ref(), |node| node.next.as_ref());
        let list: Vec<i32> = nodes.map(|node| node.val).collect();
        // shorter[i] is the longest beginning that ends the first i values and is not all of them.
        let mut shorter = vec![0, 0];
        for i in 1..list.len() {
            shorter.push(longer(&list, &shorter, shorter[i], list[i]));
        }
        let mut open: Vec<_> = root.into_iter().map(|node| (node, 0)).collect();
        while let Some((node, above)) = open.pop() {
            let node = node.borrow();
            let matched = longer(&list, &shorter, above, node.val);
            if matched == list.len() {
                return true;
            }
            open.extend(node.left.iter().chain(&node.right).map(|child| (child.clone(), matched)));
        }
        false
    }
}
