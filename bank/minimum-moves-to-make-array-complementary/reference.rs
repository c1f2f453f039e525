//! A pair needs no move for its own sum, one for the sums that a new number in place of one of both can give, which are
//! a range around it, and two for all others. So the changes at the ends of these ranges are summed over all pairs.
impl Solution {
    pub fn min_moves(nums: Vec<i32>, limit: i32) -> i32 {
        let half = nums.len() / 2;
        let mut changes = vec![0; 2 * limit as usize + 2];
        for (&a, &b) in nums[..half].iter().zip(nums.iter().rev()) {
            let sum = (a + b) as usize;
            changes[a.min(b) as usize + 1] -= 1;
            changes[sum] -= 1;
            changes[sum + 1] += 1;
            changes[(a.max(b) + limit) as usize + 1] += 1;
        }
        let moves = changes.iter().scan(nums.len() as i32, |moves, change| {
            *moves += change;
            Some(*moves)
        });
        moves.min().unwrap()
    }
}
