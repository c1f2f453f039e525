//! A node is safe exactly when all nodes that its edges lead to are safe, which is so for a node without edges. So the
//! safe nodes are found from the terminal ones backwards: a node joins them when the last of its edges leads to a safe
//! one.
impl Solution {
    pub fn eventual_safe_nodes(graph: Vec<Vec<i32>>) -> Vec<i32> {
        let mut comes_from = vec![Vec::new(); graph.len()];
        for (node, targets) in graph.iter().enumerate() {
            for &target in targets {
                comes_from[target as usize].push(node);
            }
        }
        let mut open: Vec<usize> = graph.iter().map(Vec::len).collect();
        let mut safe: Vec<usize> = (0..graph.len()).filter(|&node| open[node] == 0).collect();
        let mut done = 0;
        while done < safe.len() {
            for &node in &comes_from[safe[done]] {
                open[node] -= 1;
                if open[node] == 0 {
                    safe.push(node);
                }
            }
            done += 1;
        }
        (0..).zip(open).filter(|&(_, edges)| edges == 0).map(|(node, _)| node).collect()
    }
}
