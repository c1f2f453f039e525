//! Each further digit doubles the number so far and adds itself.
//! Thirty binary digits stay below 2^30, which fits.
impl Solution {
    pub fn get_decimal_value(head: Option<Box<ListNode>>) -> i32 {
        let nodes = std::iter::successors(head.as_deref(), |node| node.next.as_deref());
        nodes.fold(0, |number, node| 2 * number + node.val)
    }
}
