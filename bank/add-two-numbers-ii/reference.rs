//! The digits are read into stacks, so the last ones are added first, as on paper, and the sum is built from its end.
//! A carry that is left becomes one more digit at the front.
impl Solution {
    pub fn add_two_numbers(l1: Option<Box<ListNode>>, l2: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let digits = |list: &Option<Box<ListNode>>| {
            let mut digits = Vec::new();
            let mut place = list.as_ref();
            while let Some(node) = place {
                digits.push(node.val);
                place = node.next.as_ref();
            }
            digits
        };
        let (mut a, mut b) = (digits(&l1), digits(&l2));
        let mut sum = None;
        let mut carry = 0;
        while !a.is_empty() || !b.is_empty() || carry > 0 {
            let here = a.pop().unwrap_or(0) + b.pop().unwrap_or(0) + carry;
            carry = here / 10;
            sum = Some(Box::new(ListNode { val: here % 10, next: sum }));
        }
        sum
    }
}
