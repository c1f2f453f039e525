//! `place` is the link that leads to the node in question, be it the head or the `next` of a node that stays.
//! A node with the value is bridged by the same link, which then leads to a new node; otherwise the link is final.
impl Solution {
    pub fn remove_elements(head: Option<Box<ListNode>>, val: i32) -> Option<Box<ListNode>> {
        let mut rest = head;
        let mut kept = None;
        let mut place = &mut kept;
        while let Some(mut node) = rest {
            rest = node.next.take();
            if node.val != val {
                place = &mut place.insert(node).next;
            }
        }
        kept
    }
}
