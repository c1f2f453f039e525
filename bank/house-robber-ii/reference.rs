//! The first and the last house are neighbours, so one of them stays untouched: the street is solved without
//! each in turn. In a straight street the best up to a house either leaves it, or takes it with the best up to
//! two houses before.
impl Solution {
    pub fn rob(nums: Vec<i32>) -> i32 {
        if nums.len() == 1 {
            return nums[0];
        }
        let street =
            |houses: &[i32]| houses.iter().fold((0, 0), |(before, best), &money| (best, best.max(before + money))).1;
        street(&nums[1..]).max(street(&nums[..nums.len() - 1]))
    }
}
