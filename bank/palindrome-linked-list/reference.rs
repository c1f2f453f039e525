//! The second half is cut off and turned around, and then both halves are read from their beginnings. They
//! agree exactly when each value agrees with its mirror; the middle of an odd list has no partner and stays in
//! the first half.
impl Solution {
    pub fn is_palindrome(mut head: Option<Box<ListNode>>) -> bool {
        let (mut length, mut at) = (0, &head);
        while let Some(node) = at {
            length += 1;
            at = &node.next;
        }
        let mut cut = &mut head;
        for _ in 0..(length + 1) / 2 {
            cut = &mut cut.as_mut().unwrap().next;
        }
        let mut rest = cut.take();
        let mut turned = None;
        while let Some(mut node) = rest {
            rest = node.next.take();
            node.next = turned;
            turned = Some(node);
        }
        let (mut first, mut second) = (&head, &turned);
        while let (Some(a), Some(b)) = (first, second) {
            if a.val != b.val {
                return false;
            }
            first = &a.next;
            second = &b.next;
        }
        true
    }
}
