//! The items are taken from the greatest value on, as long as the rules allow. If a better choice leaves out the
//! greatest allowed item, this item can replace one of the same label, or any one, and the sum does not get smaller.
use std::collections::HashMap;

impl Solution {
    pub fn largest_vals_from_labels(values: Vec<i32>, labels: Vec<i32>, num_wanted: i32, use_limit: i32) -> i32 {
        let mut items: Vec<(i32, i32)> = values.into_iter().zip(labels).collect();
        items.sort_unstable_by(|one, two| two.cmp(one));
        let mut used: HashMap<i32, i32> = HashMap::new();
        let allowed = items.into_iter().filter(|item| {
            let count = used.entry(item.1).or_default();
            *count += 1;
            *count <= use_limit
        });
        allowed.take(num_wanted as usize).map(|item| item.0).sum()
    }
}
