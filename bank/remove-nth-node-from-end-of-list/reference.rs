//! The n-th node from the end is the one with length - n nodes before it, and the length is counted first.
//! A link, not a node, is walked to, so the first node needs no case of its own.
impl Solution {
    pub fn remove_nth_from_end(head: Option<Box<ListNode>>, n: i32) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(inner) = node {
            length += 1;
            node = &inner.next;
        }
        let mut head = head;
        let mut link = &mut head;
        for _ in 0..length - n {
            link = &mut link.as_mut().unwrap().next;
        }
        let removed = link.take();
        *link = removed.and_then(|node| node.next);
        head
    }
}
