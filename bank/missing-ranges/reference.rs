//! Between two neighbours everything is missing, and nothing else is, if the numbers just outside the range count as
//! present. Such a gap is one range, for ranges that could be joined would leave out nothing between them.
impl Solution {
    pub fn find_missing_ranges(nums: Vec<i32>, lower: i32, upper: i32) -> Vec<Vec<i32>> {
        let mut ranges = Vec::new();
        let mut next = lower;
        for value in nums.into_iter().chain([upper + 1]) {
            if next < value {
                ranges.push(vec![next, value - 1]);
            }
            next = value + 1;
        }
        ranges
    }
}
