//! A leaf without an apple is never worth a visit, so such leaves are taken away until each leaf, vertex 0 excepted,
//! has an apple. Every edge that is left leads to an apple and has to be walked twice.
impl Solution {
    pub fn min_time(n: i32, edges: Vec<Vec<i32>>, has_apple: Vec<bool>) -> i32 {
        // The exclusive or of all neighbours that are left is the only one of them when one is left.
        let mut degree = vec![0; n as usize];
        let mut neighbours = vec![0; n as usize];
        for edge in &edges {
            for (at, other) in [(edge[0], edge[1]), (edge[1], edge[0])] {
                degree[at as usize] += 1;
                neighbours[at as usize] ^= other as usize;
            }
        }
        let mut remaining = edges.len() as i32;
        for start in 1..n as usize {
            let mut leaf = start;
            while leaf != 0 && degree[leaf] == 1 && !has_apple[leaf] {
                let next = neighbours[leaf];
                degree[leaf] = 0;
                degree[next] -= 1;
                neighbours[next] ^= leaf;
                remaining -= 1;
                leaf = next;
            }
        }
        2 * remaining
    }
}
