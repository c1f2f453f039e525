//! Without its leaves a tree has a longest path that is shorter by one edge at each end.
//! So all leaves are taken off again and again, until one node, or two with an edge between them, are left.
impl Solution {
    pub fn tree_diameter(edges: Vec<Vec<i32>>) -> i32 {
        let mut left = edges.len() + 1;
        let mut neighbours = vec![Vec::new(); left];
        for edge in &edges {
            let (one, other) = (edge[0] as usize, edge[1] as usize);
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        let mut degree: Vec<usize> = neighbours.iter().map(Vec::len).collect();
        let mut leaves: Vec<usize> = (0..left).filter(|&node| degree[node] == 1).collect();
        let mut diameter = 0;
        while left > 2 {
            left -= leaves.len();
            diameter += 2;
            let mut next = Vec::new();
            for leaf in leaves {
                for &node in &neighbours[leaf] {
                    degree[node] -= 1;
                    if degree[node] == 1 {
                        next.push(node);
                    }
                }
            }
            leaves = next;
        }
        diameter + left as i32 - 1
    }
}
