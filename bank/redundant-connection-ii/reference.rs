//! If a node has two parents, one of its two edges is the added one, else the edge that closes the circle is. Without
//! the later of the two, the others form a tree and it is the answer, or they have a circle, which the earlier one is
//! in.
impl Solution {
    pub fn find_redundant_directed_connection(edges: Vec<Vec<i32>>) -> Vec<i32> {
        let n = edges.len();
        let mut into = vec![n; n + 1];
        let (mut earlier, mut later) = (n, n);
        for (i, edge) in edges.iter().enumerate() {
            let child = edge[1] as usize;
            if into[child] < n {
                earlier = into[child];
                later = i;
            } else {
                into[child] = i;
            }
        }
        let mut parent: Vec<usize> = (0..=n).collect();
        for (i, edge) in edges.iter().enumerate() {
            if i == later {
                continue;
            }
            let a = root(&mut parent, edge[0] as usize);
            let b = root(&mut parent, edge[1] as usize);
            if a == b {
                return edges[if earlier < n { earlier } else { i }].clone();
            }
            parent[b] = a;
        }
        edges[later].clone()
    }
}

fn root(parent: &mut [usize], mut x: usize) -> usize {
    while parent[x] != x {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    x
}
