//! A sequence has the sum 0 exactly if the sums before it and at its end are equal, so from each sum one may go on at
//! its last place. Then no sum occurs twice among those that stay, and no such sequence is left.
use std::collections::HashMap;

impl Solution {
    pub fn remove_zero_sum_sublists(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut values = Vec::new();
        let mut last: HashMap<i32, usize> = HashMap::from([(0, 0)]);
        let mut sum = 0;
        let mut rest = head;
        while let Some(node) = rest {
            values.push(node.val);
            sum += node.val;
            last.insert(sum, values.len());
            rest = node.next;
        }
        let mut kept = Vec::new();
        let (mut sum, mut place) = (0, last[&0]);
        while let Some(&value) = values.get(place) {
            kept.push(value);
            sum += value;
            place = last[&sum];
        }
        kept.into_iter().rev().fold(None, |next, val| Some(Box::new(ListNode { val, next })))
    }
}
