//! For the balloons strictly between two that stay, the last one to burst has just those two as neighbours, and it
//! parts the others into two pieces that do not touch each other: so the best of each stretch follows from shorter
//! ones.
impl Solution {
    pub fn max_coins(nums: Vec<i32>) -> i32 {
        let mut a = vec![1];
        a.extend(nums.iter().map(|&x| x as i64));
        a.push(1);
        let n = a.len();
        let mut best = vec![vec![0i64; n]; n];
        for width in 2..n {
            for left in 0..n - width {
                let right = left + width;
                best[left][right] = (left + 1..right)
                    .map(|last| best[left][last] + a[left] * a[last] * a[right] + best[last][right])
                    .max()
                    .unwrap();
            }
        }
        best[0][n - 1] as i32
    }
}
