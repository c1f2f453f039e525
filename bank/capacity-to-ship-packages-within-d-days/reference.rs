//! To load as many packages as fit each day uses the fewest days for a capacity, and more capacity never needs more
//! days. So the capacities that will do are all those from some least one on, and halving finds it.
impl Solution {
    pub fn ship_within_days(weights: Vec<i32>, days: i32) -> i32 {
        let will_do = |capacity: i32| {
            let mut used = 1;
            let mut room = capacity;
            for &weight in &weights {
                if room < weight {
                    used += 1;
                    room = capacity;
                }
                room -= weight;
            }
            used <= days
        };
        let mut too_small = weights.iter().copied().fold(0, i32::max) - 1;
        let mut enough: i32 = weights.iter().sum();
        while enough - too_small > 1 {
            let half = (too_small + enough) / 2;
            *if will_do(half) { &mut enough } else { &mut too_small } = half;
        }
        enough
    }
}
