//! Equal values stand side by side, so a run is taken off as a whole, and its node is appended only
//! if it was alone. Each node is looked at once.
impl Solution {
    pub fn delete_duplicates(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut rest = head;
        let mut out = None;
        let mut tail = &mut out;
        while let Some(mut node) = rest {
            rest = node.next.take();
            let mut alone = true;
            while let Some(other) = rest.take_if(|other| other.val == node.val) {
                rest = other.next;
                alone = false;
            }
            if alone {
                tail = &mut tail.insert(node).next;
            }
        }
        out
    }
}
