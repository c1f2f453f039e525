//! For each place and difference, the subsequences of two or more numbers that end there are counted: each one that
//! ends at an earlier place goes on, and a pair begins. Those that go on have three numbers at least and are summed.
use std::collections::HashMap;

impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it; sums that are too large stay so.
    pub fn number_of_arithmetic_slices(nums: Vec<i32>) -> i64 {
        let mut ending: Vec<HashMap<i64, i64>> = Vec::with_capacity(nums.len());
        let mut total = 0i64;
        for i in 0..nums.len() {
            let mut here: HashMap<i64, i64> = HashMap::new();
            for j in 0..i {
                let step = nums[i] as i64 - nums[j] as i64;
                let longer = ending[j].get(&step).copied().unwrap_or(0);
                total = total.saturating_add(longer);
                let count = here.entry(step).or_insert(0);
                *count = count.saturating_add(longer).saturating_add(1);
            }
            ending.push(here);
        }
        total
    }
}
