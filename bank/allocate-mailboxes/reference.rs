//! The houses of one mailbox lie side by side, and it is best at their middle, where the distances of the outermost
//! two add up to the way between them. So a block costs as much as the block inside it and that way.
impl Solution {
    pub fn min_distance(mut houses: Vec<i32>, k: i32) -> i32 {
        houses.sort_unstable();
        let n = houses.len();
        // The cost of the houses from `a` up to but without `b`.
        let mut cost = vec![vec![0; n + 1]; n + 1];
        for size in 2..=n {
            for a in 0..=n - size {
                let b = a + size;
                cost[a][b] = cost[a + 1][b - 1] + houses[b - 1] - houses[a];
            }
        }
        let mut cheapest: Vec<i32> = cost[0].clone();
        for _ in 1..k {
            let split = |b: usize| (0..=b).map(|a| cheapest[a] + cost[a][b]).min().unwrap();
            cheapest = (0..=n).map(split).collect();
        }
        cheapest[n]
    }
}
