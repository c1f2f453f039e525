//! A value is the answer of all earlier ones that still wait and are smaller; those that wait never increase, so
//! these are the last of them. Each value begins and ends its wait once.
impl Solution {
    pub fn next_larger_nodes(head: Option<Box<ListNode>>) -> Vec<i32> {
        let mut answer = Vec::new();
        let mut waiting: Vec<(usize, i32)> = Vec::new();
        let nodes = std::iter::successors(head.as_deref(), |node| node.next.as_deref());
        for (place, node) in nodes.enumerate() {
            while let Some((earlier, _)) = waiting.pop_if(|(_, val)| *val < node.val) {
                answer[earlier] = node.val;
            }
            answer.push(0);
            waiting.push((place, node.val));
        }
        answer
    }
}
