//! Every node begins as a component of its own, and an edge between two different components makes them one.
//! A union-find tells whether they differ, so the number of such edges is taken from n.
fn find(up: &mut [usize], mut x: usize) -> usize {
    while up[x] != x {
        up[x] = up[up[x]];
        x = up[x];
    }
    x
}

impl Solution {
    pub fn count_components(n: i32, edges: Vec<Vec<i32>>) -> i32 {
        let mut up: Vec<usize> = (0..n as usize).collect();
        let mut size = vec![1; up.len()];
        let mut components = n;
        for e in edges {
            let (mut a, mut b) = (find(&mut up, e[0] as usize), find(&mut up, e[1] as usize));
            if a != b {
                if size[a] < size[b] {
                    std::mem::swap(&mut a, &mut b);
                }
                up[b] = a;
                size[a] += size[b];
                components -= 1;
            }
        }
        components
    }
}
