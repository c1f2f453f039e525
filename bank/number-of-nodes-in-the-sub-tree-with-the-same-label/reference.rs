//! In a walk through the tree all nodes between entering and leaving a node are in its subtree. So the count of its
//! label, kept over the whole walk, has risen by the answer in between.
impl Solution {
    pub fn count_sub_trees(n: i32, edges: Vec<Vec<i32>>, labels: String) -> Vec<i32> {
        let mut joined = vec![Vec::new(); n as usize];
        for edge in &edges {
            joined[edge[0] as usize].push(edge[1] as usize);
            joined[edge[1] as usize].push(edge[0] as usize);
        }
        let letter: Vec<usize> = labels.bytes().map(|c| usize::from(c - b'a')).collect();
        let mut met = [0; 26];
        let mut answer = vec![0; joined.len()];
        // Nodes to enter with their parents, and nodes to leave.
        let mut open = vec![(0, Some(0))];
        while let Some((node, parent)) = open.pop() {
            let Some(parent) = parent else {
                answer[node] += met[letter[node]];
                continue;
            };
            answer[node] -= met[letter[node]];
            met[letter[node]] += 1;
            open.push((node, None));
            open.extend(joined[node].iter().filter(|&&child| child != parent).map(|&child| (child, Some(node))));
        }
        answer
    }
}
