//! The smallest value of all is at the head of one of the lists, so it is taken there and the rest
//! is the same question. When one list has ended, the other one is the rest as it stands.
impl Solution {
    pub fn merge_two_lists(list1: Option<Box<ListNode>>, list2: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let (mut a, mut b) = (list1, list2);
        let mut head = None;
        let mut tail = &mut head;
        while let (Some(x), Some(y)) = (&a, &b) {
            let from = if x.val <= y.val { &mut a } else { &mut b };
            let mut node = from.take().unwrap();
            *from = node.next.take();
            tail = &mut tail.insert(node).next;
        }
        *tail = a.or(b);
        head
    }
}
