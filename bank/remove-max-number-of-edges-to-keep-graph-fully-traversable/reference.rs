//! An edge for both serves twice, so as many of them as leave no circle are kept. They leave c parts, and both people
//! need c - 1 edges of their own to connect these; so it is enough to count the parts of three graphs.

/// The number of connected parts with the edges that are usable.
fn parts(n: usize, edges: &[Vec<i32>], usable: impl Fn(i32) -> bool) -> usize {
    let mut near = vec![Vec::new(); n + 1];
    for edge in edges.iter().filter(|edge| usable(edge[0])) {
        near[edge[1] as usize].push(edge[2] as usize);
        near[edge[2] as usize].push(edge[1] as usize);
    }
    let mut seen = vec![false; n + 1];
    let is_new = |&start: &usize| {
        let new = !seen[start];
        let mut open = vec![start];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node], true) {
                open.extend(&near[node]);
            }
        }
        new
    };
    (1..=n).filter(is_new).count()
}

impl Solution {
    pub fn max_num_edges_to_remove(n: i32, edges: Vec<Vec<i32>>) -> i32 {
        let n = n as usize;
        if parts(n, &edges, |kind| kind != 2) > 1 || parts(n, &edges, |kind| kind != 1) > 1 {
            return -1;
        }
        let shared = parts(n, &edges, |kind| kind == 3);
        (edges.len() - (n - shared) - 2 * (shared - 1)) as i32
    }
}
