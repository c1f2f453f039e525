//! The next two nodes are taken off the list and appended in the other order, so nodes move and values stay.
//! A single node at the end is appended as it is.
impl Solution {
    pub fn swap_pairs(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut rest = head;
        let mut out = None;
        let mut tail = &mut out;
        while let Some(mut first) = rest {
            rest = first.next.take();
            if let Some(mut second) = rest {
                rest = second.next.take();
                tail = &mut tail.insert(second).next;
            }
            tail = &mut tail.insert(first).next;
        }
        out
    }
}
