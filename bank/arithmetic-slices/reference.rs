//! The slices that end at a place are those that end one place before, each longer by one, and the new one of three,
//! as long as the difference stays the same; otherwise there are none. Their numbers add up to the answer.
impl Solution {
    pub fn number_of_arithmetic_slices(nums: Vec<i32>) -> i32 {
        let mut ending = 0;
        let mut total = 0;
        for w in nums.windows(3) {
            ending = if w[1] - w[0] == w[2] - w[1] { ending + 1 } else { 0 };
            total += ending;
        }
        total
    }
}
