//! Taking a stone gains one's own value and keeps the other from his, so it moves the difference by the sum of both.
//! Both therefore take the stones in order of that sum.
impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let mut stones: Vec<(i32, i32)> = alice_values.into_iter().zip(bob_values).collect();
        stones.sort_unstable_by_key(|&(a, b)| -(a + b));
        let alice: i32 = stones.iter().step_by(2).map(|stone| stone.0).sum();
        let bob: i32 = stones.iter().skip(1).step_by(2).map(|stone| stone.1).sum();
        (alice - bob).signum()
    }
}
