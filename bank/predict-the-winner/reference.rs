//! For each stretch of numbers, the most that the player to move can be ahead by is one end less what the other player
//! is then ahead by. Stretches grow by one, so one row is enough; a tie is a win.
impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let mut ahead: Vec<i64> = nums.iter().map(|&x| x as i64).collect();
        for size in 2..=nums.len() {
            for i in 0..=nums.len() - size {
                let (first, last) = (nums[i] as i64, nums[i + size - 1] as i64);
                ahead[i] = (first - ahead[i + 1]).max(last - ahead[i]);
            }
        }
        ahead[0] >= 0
    }
}
