//! The nodes of the range are taken off one by one, each put in front of the ones before, which
//! reverses them. Then the reversed range is hung where it was, and the rest of the list behind it.
impl Solution {
    pub fn reverse_between(head: Option<Box<ListNode>>, left: i32, right: i32) -> Option<Box<ListNode>> {
        let mut head = head;
        let mut link = &mut head;
        for _ in 1..left {
            link = &mut link.as_mut().unwrap().next;
        }
        let mut rest = link.take();
        let mut turned = None;
        for _ in left..=right {
            let mut node = rest.unwrap();
            rest = node.next.take();
            node.next = turned;
            turned = Some(node);
        }
        *link = turned;
        while let Some(node) = link {
            link = &mut node.next;
        }
        *link = rest;
        head
    }
}
