//! Only two links change: the one before node a leads to the second list, and the end of that to the node after node
//! b. As 1 <= a and b is not the last node, both of these nodes exist.
impl Solution {
    pub fn merge_in_between(
        mut list1: Option<Box<ListNode>>,
        a: i32,
        b: i32,
        list2: Option<Box<ListNode>>,
    ) -> Option<Box<ListNode>> {
        let mut link = &mut list1;
        for _ in 0..a {
            link = &mut link.as_mut().unwrap().next;
        }
        let mut rest = std::mem::replace(link, list2);
        for _ in a..=b {
            rest = rest.unwrap().next;
        }
        while let Some(node) = link {
            link = &mut node.next;
        }
        *link = rest;
        list1
    }
}
