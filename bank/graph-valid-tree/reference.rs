//! A tree has one edge less than nodes, so with any other number of edges the answer is settled.
//! With that number, the graph is a tree exactly when no edge joins two nodes that are joined already.
impl Solution {
    pub fn valid_tree(n: i32, edges: Vec<Vec<i32>>) -> bool {
        let mut above: Vec<usize> = (0..n as usize).collect();
        edges.len() + 1 == n as usize
            && edges.iter().all(|edge| {
                let a = Self::top(&mut above, edge[0] as usize);
                let b = Self::top(&mut above, edge[1] as usize);
                above[a] = b;
                a != b
            })
    }

    fn top(above: &mut [usize], mut node: usize) -> usize {
        while above[node] != node {
            // Halves the path for later questions.
            above[node] = above[above[node]];
            node = above[node];
        }
        node
    }
}
