//! Two cities have as many roads as both have together, minus the one road that joins them. There are few enough pairs
//! to look at all of them once the roads of each city are counted.
impl Solution {
    pub fn maximal_network_rank(n: i32, roads: Vec<Vec<i32>>) -> i32 {
        let mut near = vec![0u128; n as usize];
        for road in roads {
            near[road[0] as usize] |= 1 << road[1];
            near[road[1] as usize] |= 1 << road[0];
        }
        let mut best = 0;
        for (a, own) in near.iter().enumerate() {
            for other in &near[..a] {
                best = best.max(own.count_ones() + other.count_ones() - (other >> a & 1) as u32);
            }
        }
        best as i32
    }
}
