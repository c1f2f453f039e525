//! An edge is in no minimum spanning tree exactly if lighter edges alone connect its ends. Otherwise it is in every one
//! if the other edges up to its own weight do not connect its ends, and only in some if they do.
impl Solution {
    pub fn find_critical_and_pseudo_critical_edges(n: i32, edges: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        // Whether the edges with these weights, but not the one left out, connect the two ends of that one.
        let connected = |left_out: usize, heaviest: i32| {
            let mut mark: Vec<usize> = (0..n as usize).collect();
            for (i, edge) in edges.iter().enumerate() {
                let (new, old) = (mark[edge[0] as usize], mark[edge[1] as usize]);
                if i != left_out && edge[2] <= heaviest && new != old {
                    for part in &mut mark {
                        if *part == old {
                            *part = new;
                        }
                    }
                }
            }
            mark[edges[left_out][0] as usize] == mark[edges[left_out][1] as usize]
        };
        let mut critical = Vec::new();
        let mut pseudo = Vec::new();
        for (i, edge) in edges.iter().enumerate() {
            if !connected(i, edge[2]) {
                critical.push(i as i32);
            } else if !connected(i, edge[2] - 1) {
                pseudo.push(i as i32);
            }
        }
        vec![critical, pseudo]
    }
}
