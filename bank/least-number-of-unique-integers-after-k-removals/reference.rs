//! To be rid of an integer all its copies must go, so the rarest ones cost least and are taken first.
//! Removals that are left over take copies of one that remains.
use std::collections::HashMap;

impl Solution {
    pub fn find_least_num_of_unique_ints(arr: Vec<i32>, k: i32) -> i32 {
        let mut copies: HashMap<i32, i32> = HashMap::new();
        arr.into_iter().for_each(|number| *copies.entry(number).or_default() += 1);
        let mut rarest_first: Vec<i32> = copies.into_values().collect();
        rarest_first.sort_unstable();
        let needed = rarest_first.iter().scan(0, |removed, count| {
            *removed += count;
            Some(*removed)
        });
        let gone = needed.take_while(|&removals| removals <= k).count();
        (rarest_first.len() - gone) as i32
    }
}
