//! All pairs are different, so a person is trusted by all others exactly if n - 1 pairs end with that person. Two
//! people cannot both be the judge, because each of them would have to trust the other one.
impl Solution {
    pub fn find_judge(n: i32, trust: Vec<Vec<i32>>) -> i32 {
        let mut gains = vec![0; n as usize + 1];
        let mut trusting = vec![false; gains.len()];
        for pair in trust {
            trusting[pair[0] as usize] = true;
            gains[pair[1] as usize] += 1;
        }
        (1..=n).find(|&person| !trusting[person as usize] && gains[person as usize] == n - 1).unwrap_or(-1)
    }
}
