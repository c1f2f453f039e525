//! A root of least height is the middle of a longest path, and taking all leaves away shortens each longest path at
//! both ends, so its middle stays. What is left at the end, one node or two, are the roots.
impl Solution {
    pub fn find_min_height_trees(n: i32, edges: Vec<Vec<i32>>) -> Vec<i32> {
        let n = n as usize;
        let mut near = vec![Vec::new(); n];
        for e in &edges {
            near[e[0] as usize].push(e[1] as usize);
            near[e[1] as usize].push(e[0] as usize);
        }
        let mut degree: Vec<usize> = near.iter().map(Vec::len).collect();
        let mut leaves: Vec<usize> = (0..n).filter(|&x| degree[x] <= 1).collect();
        let mut left = n;
        while left > 2 {
            left -= leaves.len();
            let mut next = Vec::new();
            for leaf in leaves {
                for &x in &near[leaf] {
                    degree[x] -= 1;
                    if degree[x] == 1 {
                        next.push(x);
                    }
                }
            }
            leaves = next;
        }
        leaves.into_iter().map(|x| x as i32).collect()
    }
}
