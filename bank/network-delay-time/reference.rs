//! Among the nodes that still wait, the one with the least known time cannot be reached sooner through another of them,
//! since no travel time is negative. So its time is final, and only its own edges can improve the others.
impl Solution {
    pub fn network_delay_time(times: Vec<Vec<i32>>, n: i32, k: i32) -> i32 {
        let mut edges = vec![Vec::new(); n as usize + 1];
        for edge in &times {
            edges[edge[0] as usize].push((edge[1] as usize, edge[2]));
        }
        let mut arrival: Vec<Option<i32>> = vec![None; edges.len()];
        arrival[k as usize] = Some(0);
        let mut waiting: Vec<usize> = (1..edges.len()).collect();
        let mut last = 0;
        while !waiting.is_empty() {
            let reached = (0..waiting.len()).filter(|&place| arrival[waiting[place]].is_some());
            let Some(nearest) = reached.min_by_key(|&place| arrival[waiting[place]]) else { return -1 };
            let node = waiting.swap_remove(nearest);
            last = arrival[node].unwrap_or(0);
            for &(next, length) in &edges[node] {
                let time = last + length;
                arrival[next] = Some(arrival[next].map_or(time, |known| known.min(time)));
            }
        }
        last
    }
}
