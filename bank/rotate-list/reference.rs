//! After as many steps as there are nodes the list is as before, so only the remainder of k counts.
//! The last nodes, that many, are cut off and the others are appended to them.
impl Solution {
    pub fn rotate_right(head: Option<Box<ListNode>>, k: i32) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(inner) = node {
            length += 1;
            node = &inner.next;
        }
        if length == 0 || k % length == 0 {
            return head;
        }
        let mut head = head;
        let mut link = &mut head;
        for _ in 0..length - k % length {
            link = &mut link.as_mut().unwrap().next;
        }
        let mut out = link.take();
        let mut tail = &mut out;
        while let Some(node) = tail {
            tail = &mut node.next;
        }
        *tail = head;
        out
    }
}
