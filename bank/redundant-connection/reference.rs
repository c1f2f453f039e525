//! A tree with one edge more has one circle, and exactly the edges of the circle can be taken out. In the order given,
//! its last edge is the one that finds its ends already connected.
impl Solution {
    pub fn find_redundant_connection(edges: Vec<Vec<i32>>) -> Vec<i32> {
        let mut parent: Vec<usize> = (0..=edges.len()).collect();
        for edge in &edges {
            let a = root(&mut parent, edge[0] as usize);
            let b = root(&mut parent, edge[1] as usize);
            if a == b {
                return edge.clone();
            }
            parent[b] = a;
        }
        Vec::new()
    }
}

fn root(parent: &mut [usize], mut x: usize) -> usize {
    while parent[x] != x {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    x
}
