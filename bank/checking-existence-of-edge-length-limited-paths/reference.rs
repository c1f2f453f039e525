//! Two nodes have such a path exactly if the edges shorter than the limit connect them. The queries are answered by
//! ascending limit, so edges are only ever added, and merged groups of nodes say which nodes are connected.
fn group(leader: &mut [usize], mut node: usize) -> usize {
    while leader[node] != node {
        leader[node] = leader[leader[node]];
        node = leader[node];
    }
    node
}

impl Solution {
    pub fn distance_limited_paths_exist(n: i32, edge_list: Vec<Vec<i32>>, queries: Vec<Vec<i32>>) -> Vec<bool> {
        // Both kinds lie in one list; at an equal distance the query comes before the edge, as its limit is strict.
        let asked = queries.iter().enumerate().map(|(index, query)| (query[2], 0, index, query));
        let added = edge_list.iter().enumerate().map(|(index, edge)| (edge[2], 1, index, edge));
        let mut events: Vec<_> = asked.chain(added).collect();
        events.sort_unstable();
        let mut leader: Vec<usize> = (0..n as usize).collect();
        let mut answer = vec![false; queries.len()];
        for (_, kind, index, ends) in events {
            let a = group(&mut leader, ends[0] as usize);
            let b = group(&mut leader, ends[1] as usize);
            if kind == 0 {
                answer[index] = a == b;
            } else {
                leader[a] = b;
            }
        }
        answer
    }
}
