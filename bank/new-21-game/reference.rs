//! A number of points is reached from the maxPts numbers below it on which a draw follows, each with the same chance.
//! So its chance is a sum over a window that moves along, and the answer is the sum over those from k to n.
impl Solution {
    pub fn new21_game(n: i32, k: i32, max_pts: i32) -> f64 {
        let (n, k, draws) = (n as usize, k as usize, max_pts as usize);
        if k == 0 {
            return 1.0;
        }
        let mut chance = vec![1.0];
        let mut window = 0.0;
        for points in 1..=n {
            if points <= k {
                window += chance[points - 1];
            }
            // The last number on which a draw follows is k - 1.
            if points > draws && points - draws <= k {
                window -= chance[points - draws - 1];
            }
            chance.push(window / draws as f64);
        }
        chance[k..].iter().sum()
    }
}
