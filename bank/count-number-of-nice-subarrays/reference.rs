//! A nice subarray has its odd numbers one after the other, so it is known by the first of them and its two ends.
//! Each end may lie on any place of the stretch of even numbers next to it, so the sizes of both stretches multiply.
impl Solution {
    pub fn number_of_subarrays(nums: Vec<i32>, k: i32) -> i32 {
        let k = k as usize;
        let mut odd = vec![-1];
        odd.extend((0..).zip(&nums).filter(|(_, x)| *x % 2 == 1).map(|(i, _)| i));
        odd.push(nums.len() as i32);
        // Each step is the number of places for an end.
        let steps: Vec<i32> = odd.windows(2).map(|pair| pair[1] - pair[0]).collect();
        steps.iter().zip(steps.iter().skip(k)).map(|(left, right)| left * right).sum()
    }
}
