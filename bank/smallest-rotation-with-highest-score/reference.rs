//! With each further rotation the first entry goes to the last index, where it always scores, and every other index
//! falls by one. An entry v at place i falls below its value at rotation i - v + 1, so the changes of the score are
//! known.
impl Solution {
    pub fn best_rotation(nums: Vec<i32>) -> i32 {
        let n = nums.len();
        let mut losses = vec![0; n];
        for (place, &value) in nums.iter().enumerate() {
            losses[(place + 1 + n - value as usize) % n] += 1;
        }
        let (mut score, mut best) = (0, (0, 0));
        // The scores are counted relative to that of no rotation.
        for (rotation, loss) in losses.into_iter().enumerate().skip(1) {
            score += 1 - loss;
            if score > best.0 {
                best = (score, rotation);
            }
        }
        best.1 as i32
    }
}
