//! Each node is taken off and appended to one of two lists in turn, so both keep the order of the nodes.
//! The list of the even places is then hung behind that of the odd ones.
impl Solution {
    pub fn odd_even_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let (mut odd, mut even) = (None, None);
        let mut odd_end: &mut Option<Box<ListNode>> = &mut odd;
        let mut even_end: &mut Option<Box<ListNode>> = &mut even;
        let mut rest = head;
        let mut is_odd = true;
        while let Some(mut node) = rest {
            rest = node.next.take();
            if is_odd {
                odd_end = &mut odd_end.insert(node).next;
            } else {
                even_end = &mut even_end.insert(node).next;
            }
            is_odd = !is_odd;
        }
        *odd_end = even;
        odd
    }
}
