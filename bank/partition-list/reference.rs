//! Nodes are appended to one of two lists as they come, so within both parts the order stays.
//! The second list is then appended to the first.
impl Solution {
    pub fn partition(head: Option<Box<ListNode>>, x: i32) -> Option<Box<ListNode>> {
        let mut rest = head;
        let (mut small, mut large) = (None, None);
        let (mut small_tail, mut large_tail) = (&mut small, &mut large);
        while let Some(mut node) = rest {
            rest = node.next.take();
            if node.val < x {
                small_tail = &mut small_tail.insert(node).next;
            } else {
                large_tail = &mut large_tail.insert(node).next;
            }
        }
        *small_tail = large;
        small
    }
}
