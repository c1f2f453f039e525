//! Of n nodes, numbered from zero, the middle one has the number n / 2, rounded down: with an even count this is the
//! second of the two in the middle. So as many nodes are dropped from the front.
impl Solution {
    pub fn middle_node(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let length = std::iter::successors(head.as_deref(), |node| node.next.as_deref()).count();
        (0..length / 2).fold(head, |rest, _| rest.and_then(|node| node.next))
    }
}
