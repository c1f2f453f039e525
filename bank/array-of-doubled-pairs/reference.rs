//! No number is nearer to 0 than the first one, so its partner must be its own double, and the same goes for the next
//! one that is left. So each number that no earlier one has taken must find its double among the later ones.
use std::collections::HashMap;

impl Solution {
    pub fn can_reorder_doubled(arr: Vec<i32>) -> bool {
        let mut arr = arr;
        arr.sort_unstable_by_key(|number| number.abs());
        // How many of the numbers to come are wanted as doubles.
        let mut wanted: HashMap<i32, usize> = HashMap::new();
        for number in arr {
            match wanted.get_mut(&number) {
                Some(count) if *count > 0 => *count -= 1,
                _ => *wanted.entry(2 * number).or_default() += 1,
            }
        }
        wanted.values().all(|&count| count == 0)
    }
}
