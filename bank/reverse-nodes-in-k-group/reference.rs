//! A full group is taken off node by node, each put in front of the ones before, which reverses it.
//! The length tells how many groups are full, and the nodes after them stay in their order.
impl Solution {
    pub fn reverse_k_group(head: Option<Box<ListNode>>, k: i32) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(inner) = node {
            length += 1;
            node = &inner.next;
        }
        let mut rest = head;
        let mut out = None;
        let mut tail = &mut out;
        for _ in 0..length / k {
            let mut group = None;
            for _ in 0..k {
                let mut node = rest.unwrap();
                rest = node.next.take();
                node.next = group;
                group = Some(node);
            }
            *tail = group;
            while let Some(node) = tail {
                tail = &mut node.next;
            }
        }
        *tail = rest;
        out
    }
}
