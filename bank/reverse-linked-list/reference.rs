//! Nodes are taken off the front of the list and put before those already taken.
//! The node that was taken last ends up first, so the order is turned around without a second list.
impl Solution {
    pub fn reverse_list(mut head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut done = None;
        while let Some(mut node) = head {
            head = node.next.take();
            node.next = done;
            done = Some(node);
        }
        done
    }
}
