//! A node is safe if it is the destination without ways out, or has ways out that all lead to safe nodes. Safe nodes are
//! found backwards from the destination; a node on a cycle never becomes safe, and neither does another dead end.
impl Solution {
    pub fn leads_to_destination(n: i32, edges: Vec<Vec<i32>>, source: i32, destination: i32) -> bool {
        let mut before = vec![Vec::new(); n as usize];
        let mut ways_left = vec![0; n as usize];
        for edge in &edges {
            before[edge[1] as usize].push(edge[0] as usize);
            ways_left[edge[0] as usize] += 1;
        }
        if ways_left[destination as usize] > 0 {
            return false;
        }
        let mut safe = vec![destination as usize];
        let mut done = 0;
        while let Some(&node) = safe.get(done) {
            done += 1;
            for &other in &before[node] {
                ways_left[other] -= 1;
                if ways_left[other] == 0 {
                    safe.push(other);
                }
            }
        }
        safe.contains(&(source as usize))
    }
}
