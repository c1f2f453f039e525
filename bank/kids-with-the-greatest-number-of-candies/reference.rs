//! The kid with the extra candies is compared with all others, who keep what they have, so it has to reach the maximum.
//! If it had the maximum itself, it still has at least that much.
impl Solution {
    pub fn kids_with_candies(candies: Vec<i32>, extra_candies: i32) -> Vec<bool> {
        let needed = candies.iter().max().map_or(0, |most| most - extra_candies);
        candies.into_iter().map(|count| count >= needed).collect()
    }
}
