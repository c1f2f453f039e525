//! In a depth-first search every edge outside the tree joins a node and one above it, and makes a ring with the tree
//! edges between them. An edge is critical exactly when no ring has it, so for each tree edge the rings over it are
//! counted.
impl Solution {
    pub fn critical_connections(n: i32, connections: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let n = n as usize;
        let mut near = vec![Vec::new(); n];
        for edge in &connections {
            let (a, b) = (edge[0] as usize, edge[1] as usize);
            near[a].push(b);
            near[b].push(a);
        }
        let mut above = vec![usize::MAX; n];
        let mut rank = vec![usize::MAX; n];
        // A ring counts at its lower end, and is taken off at its upper end.
        let mut rings = vec![0i64; n];
        let mut order = vec![0];
        let mut path = vec![0];
        rank[0] = 0;
        while let Some(&node) = path.last() {
            let Some(next) = near[node].pop() else {
                path.pop();
                continue;
            };
            if rank[next] == usize::MAX {
                rank[next] = order.len();
                above[next] = node;
                order.push(next);
                path.push(next);
            } else if rank[next] < rank[node] && next != above[node] {
                rings[node] += 1;
                rings[next] -= 1;
            }
        }
        let mut critical = Vec::new();
        for &node in order[1..].iter().rev() {
            if rings[node] == 0 {
                critical.push(vec![above[node] as i32, node as i32]);
            }
            rings[above[node]] += rings[node];
        }
        critical
    }
}
