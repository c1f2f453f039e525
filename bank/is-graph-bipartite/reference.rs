//! Within one connected part the side of a single node decides the sides of all others, so there is nothing to try.
//! The graph is bipartite exactly if these forced sides never put both ends of an edge together.
impl Solution {
    pub fn is_bipartite(graph: Vec<Vec<i32>>) -> bool {
        let mut side: Vec<Option<bool>> = vec![None; graph.len()];
        for start in 0..graph.len() {
            let mut open = Vec::new();
            if side[start].is_none() {
                side[start] = Some(true);
                open.push(start);
            }
            while let Some(node) = open.pop() {
                let opposite = side[node].map(|own| !own);
                for next in graph[node].iter().map(|&next| next as usize) {
                    if side[next].is_none() {
                        side[next] = opposite;
                        open.push(next);
                    }
                }
            }
        }
        graph.iter().enumerate().all(|(node, near)| near.iter().all(|&next| side[next as usize] != side[node]))
    }
}
