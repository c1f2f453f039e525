//! The digits come from the lowest on, so one pass adds them as on paper, with a carry of at most 1.
//! A last carry is a digit of its own; without it the top digit is one of a list and so not a leading zero.
impl Solution {
    pub fn add_two_numbers(l1: Option<Box<ListNode>>, l2: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let (mut a, mut b, mut carry) = (l1, l2, 0);
        let mut head = None;
        let mut tail = &mut head;
        while a.is_some() || b.is_some() || carry > 0 {
            let mut sum = carry;
            if let Some(node) = a {
                sum += node.val;
                a = node.next;
            }
            if let Some(node) = b {
                sum += node.val;
                b = node.next;
            }
            carry = sum / 10;
            tail = &mut tail.insert(Box::new(ListNode::new(sum % 10))).next;
        }
        head
    }
}
