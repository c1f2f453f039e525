//! Equal values stand side by side, so a node is to go exactly if it equals the last one that was kept.
//! A node is unlinked from that one, and only a new value moves on.
impl Solution {
    pub fn delete_duplicates(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut head = head;
        let mut last = head.as_mut();
        while let Some(node) = last {
            while let Some(other) = node.next.take_if(|other| other.val == node.val) {
                node.next = other.next;
            }
            last = node.next.as_mut();
        }
        head
    }
}
