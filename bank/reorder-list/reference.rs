//! The answer takes nodes in turn from the first half and from the second half, read backwards. On one row of all
//! nodes that means from the two ends inwards; the order is put together from its end, so each link is final.
impl Solution {
    pub fn reorder_list(head: &mut Option<Box<ListNode>>) {
        let mut nodes = std::collections::VecDeque::new();
        let mut rest = head.take();
        while let Some(mut node) = rest {
            rest = node.next.take();
            nodes.push_back(node);
        }
        let mut order = Vec::new();
        while let Some(node) = nodes.pop_front() {
            order.push(node);
            order.extend(nodes.pop_back());
        }
        while let Some(mut node) = order.pop() {
            node.next = head.take();
            *head = Some(node);
        }
    }
}
