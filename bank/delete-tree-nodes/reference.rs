//! A subtree that is removed has the sum zero, so the sums of the subtrees around it are the same with and without
//! it. Each node hands its sum, and its count unless the sum is zero, up to its parent when its children are done.
impl Solution {
    pub fn delete_tree_nodes(nodes: i32, parent: Vec<i32>, value: Vec<i32>) -> i32 {
        let nodes = nodes as usize;
        let mut waiting = vec![0; nodes];
        for &above in &parent[1..] {
            waiting[above as usize] += 1;
        }
        let mut sums: Vec<i64> = value.into_iter().map(i64::from).collect();
        let mut counts = vec![1; nodes];
        let mut done: Vec<usize> = (0..nodes).filter(|&node| waiting[node] == 0).collect();
        while let Some(node) = done.pop() {
            if sums[node] == 0 {
                counts[node] = 0;
            }
            let Ok(above) = usize::try_from(parent[node]) else { break };
            sums[above] += sums[node];
            counts[above] += counts[node];
            waiting[above] -= 1;
            if waiting[above] == 0 {
                done.push(above);
            }
        }
        counts[0]
    }
}
