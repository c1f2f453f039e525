//! The longest wiggle that ends with a rise and the one that ends with a fall are enough to know: a rise prolongs the
//! latter, a fall the former. To end at the present number is never worse, as it is beyond the earlier end.
impl Solution {
    pub fn wiggle_max_length(nums: Vec<i32>) -> i32 {
        let (mut up, mut down) = (1, 1);
        for pair in nums.windows(2) {
            if pair[1] > pair[0] {
                up = down + 1;
            } else if pair[1] < pair[0] {
                down = up + 1;
            }
        }
        up.max(down)
    }
}
