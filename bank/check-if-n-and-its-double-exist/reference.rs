//! Each pair is seen when its later number comes, which has its double or its half among the earlier ones.
//! So a number never meets itself, and 0 counts only if it comes twice.
use std::collections::HashSet;

impl Solution {
    pub fn check_if_exist(arr: Vec<i32>) -> bool {
        let mut earlier = HashSet::new();
        arr.into_iter().any(|x| {
            let found = earlier.contains(&(2 * x)) || (x % 2 == 0 && earlier.contains(&(x / 2)));
            earlier.insert(x);
            found
        })
    }
}
