//! The places are reached in the order of their numbers of jumps. The first place of a value opens the way to all
//! places of that value, so later ones need not look at them again, and each list of equal places is used only once.
use std::collections::HashMap;

impl Solution {
    pub fn min_jumps(arr: Vec<i32>) -> i32 {
        let mut equal: HashMap<i32, Vec<usize>> = HashMap::new();
        arr.iter().enumerate().for_each(|(place, &value)| equal.entry(value).or_default().push(place));
        let mut jumps = vec![-1; arr.len()];
        jumps[0] = 0;
        let mut order = vec![0];
        for done in 0..arr.len() {
            // All places can be reached, so the order is always ahead of this.
            let place = order[done];
            let mut near = equal.remove(&arr[place]).unwrap_or_default();
            near.extend(place.checked_sub(1));
            near.push(place + 1);
            for next in near {
                if jumps.get(next) == Some(&-1) {
                    jumps[next] = jumps[place] + 1;
                    order.push(next);
                }
            }
        }
        jumps[arr.len() - 1]
    }
}
