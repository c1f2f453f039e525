//! The lengths of the parts follow from a division: all have the quotient, and the first ones get one of the rest.
//! The list is cut at the links where a part ends, so each node is visited once more after the counting.
impl Solution {
    pub fn split_list_to_parts(head: Option<Box<ListNode>>, k: i32) -> Vec<Option<Box<ListNode>>> {
        let parts = k as usize;
        let nodes = std::iter::successors(head.as_ref(), |node| node.next.as_ref()).count();
        let mut rest = head;
        (0..parts)
            .map(|number| {
                let mut part = rest.take();
                let mut end = &mut part;
                for _ in 0..nodes / parts + usize::from(number < nodes % parts) {
                    if let Some(node) = end {
                        end = &mut node.next;
                    }
                }
                rest = end.take();
                part
            })
            .collect()
    }
}
