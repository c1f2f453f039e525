//! In a tree each road lies on the only way between city 0 and its further end, so it must lead to its nearer end.
//! Exactly the roads that lead away from city 0 are turned round, as each can be turned without the others.
impl Solution {
    pub fn min_reorder(n: i32, connections: Vec<Vec<i32>>) -> i32 {
        let mut roads: Vec<Vec<(usize, i32)>> = vec![Vec::new(); n as usize];
        for road in &connections {
            let [from, to] = [road[0] as usize, road[1] as usize];
            roads[from].push((to, 1));
            roads[to].push((from, 0));
        }
        let mut turned = 0;
        let mut stack = vec![(0, 0)];
        while let Some((city, parent)) = stack.pop() {
            for &(next, away) in roads[city].iter().filter(|road| road.0 != parent) {
                turned += away;
                stack.push((next, city));
            }
        }
        turned
    }
}
