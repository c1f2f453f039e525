//! Two sorted lists merge in time linear in their sizes, and the lists are merged in rounds, in
//! pairs of about the same age. A node takes part in about log k merges, as each round halves the
//! number of lists.
use std::collections::VecDeque;

impl Solution {
    pub fn merge_k_lists(lists: Vec<Option<Box<ListNode>>>) -> Option<Box<ListNode>> {
        let mut queue: VecDeque<_> = lists.into();
        while queue.len() > 1 {
            let a = queue.pop_front().unwrap();
            let b = queue.pop_front().unwrap();
            queue.push_back(merged(a, b));
        }
        queue.pop_front().flatten()
    }
}

fn merged(mut a: Option<Box<ListNode>>, mut b: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
    let mut head = None;
    let mut tail = &mut head;
    while let (Some(x), Some(y)) = (&a, &b) {
        let from = if x.val <= y.val { &mut a } else { &mut b };
        let mut node = from.take().unwrap();
        *from = node.next.take();
        tail = &mut tail.insert(node).next;
    }
    *tail = a.or(b);
    head
}
