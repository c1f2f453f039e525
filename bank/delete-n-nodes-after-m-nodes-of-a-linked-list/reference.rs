//! What happens to a node only depends on its place within a round of m + n nodes. So the nodes are taken off one by
//! one, and those of the first m places are put at the end of the new list.
impl Solution {
    pub fn delete_nodes(head: Option<Box<ListNode>>, m: i32, n: i32) -> Option<Box<ListNode>> {
        let mut kept = None;
        let mut end = &mut kept;
        let mut rest = head;
        let mut in_round = 0;
        while let Some(mut node) = rest {
            rest = node.next.take();
            if in_round < m {
                end = &mut end.insert(node).next;
            }
            in_round = (in_round + 1) % (m + n);
        }
        kept
    }
}
