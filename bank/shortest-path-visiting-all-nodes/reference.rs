//! What can still happen depends only on the node at hand and on the set of nodes already visited. Such states are
//! searched by the number of steps, from all nodes at once, so the first state with all nodes has the least steps.
use std::collections::HashSet;

impl Solution {
    pub fn shortest_path_length(graph: Vec<Vec<i32>>) -> i32 {
        let all = (1u32 << graph.len()) - 1;
        let mut front: HashSet<(usize, u32)> = (0..graph.len()).map(|node| (node, 1 << node)).collect();
        let mut known = front.clone();
        for steps in 0.. {
            if front.iter().any(|state| state.1 == all) {
                return steps;
            }
            let mut reached = HashSet::new();
            for (node, seen) in front {
                for &next in &graph[node] {
                    let state = (next as usize, seen | 1 << next);
                    if known.insert(state) {
                        reached.insert(state);
                    }
                }
            }
            front = reached;
        }
        unreachable!("the graph is connected")
    }
}
