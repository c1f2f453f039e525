//! The moves left at each old node decide everything, and Dijkstra's search finds the most of them for every node. Of
//! the new nodes of an edge, its two ends reach as many as they have moves left, and together not more than there are.
use std::collections::BinaryHeap;

impl Solution {
    pub fn reachable_nodes(edges: Vec<Vec<i32>>, max_moves: i32, n: i32) -> i32 {
        let mut roads = vec![Vec::new(); n as usize];
        for edge in &edges {
            let (u, v) = (edge[0] as usize, edge[1] as usize);
            roads[u].push((v, edge[2] + 1));
            roads[v].push((u, edge[2] + 1));
        }
        // The moves left at each node; less than zero while it is not reached.
        let mut left = vec![-1; n as usize];
        left[0] = max_moves;
        let mut heap = BinaryHeap::from([(max_moves, 0)]);
        while let Some((moves, node)) = heap.pop() {
            if moves < left[node] {
                continue;
            }
            for &(other, length) in &roads[node] {
                if moves - length > left[other] {
                    left[other] = moves - length;
                    heap.push((moves - length, other));
                }
            }
        }
        let old = left.iter().filter(|&&moves| moves >= 0).count() as i32;
        let between = |edge: &Vec<i32>| -> i32 {
            let reached = |end: i32| left[end as usize].clamp(0, edge[2]);
            edge[2].min(reached(edge[0]) + reached(edge[1]))
        };
        old + edges.iter().map(between).sum::<i32>()
    }
}
