//! There is one way from the root to the target, and at each vertex before the target the frog picks its next vertex
//! with equal chances. It is there after t seconds if the way takes exactly t, or less and the target is a dead end.
impl Solution {
    pub fn frog_position(n: i32, edges: Vec<Vec<i32>>, t: i32, target: i32) -> f64 {
        let mut joined = vec![Vec::new(); n as usize + 1];
        for edge in &edges {
            joined[edge[0] as usize].push(edge[1] as usize);
            joined[edge[1] as usize].push(edge[0] as usize);
        }
        // The vertex, the one before it, the seconds so far, and the chance to be there then.
        let mut open = vec![(1, 0, 0, 1.0)];
        while let Some((at, from, seconds, chance)) = open.pop() {
            let onward: Vec<usize> = joined[at].iter().copied().filter(|&near| near != from).collect();
            if at == target as usize {
                return if seconds == t || (seconds < t && onward.is_empty()) { chance } else { 0.0 };
            }
            let each = chance / onward.len() as f64;
            open.extend(onward.into_iter().map(|near| (near, at, seconds + 1, each)));
        }
        0.0
    }
}
