//! The sides are filled one after another, so how far the open side is filled follows from the sum of the sticks that
//! are used. So for each set it is enough to know whether it fits, and the last stick may not reach over a corner.
impl Solution {
    pub fn makesquare(matchsticks: Vec<i32>) -> bool {
        let n = matchsticks.len();
        let total: i64 = matchsticks.iter().map(|&x| x as i64).sum();
        if total % 4 != 0 {
            return false;
        }
        let side = total / 4;
        let mut fits = vec![false; 1 << n];
        fits[0] = true;
        for set in 0..1usize << n {
            if !fits[set] {
                continue;
            }
            let members = (0..n).filter(|i| set >> i & 1 == 1);
            let filled = members.map(|i| matchsticks[i] as i64).sum::<i64>() % side;
            for i in 0..n {
                if set >> i & 1 == 0 && filled + matchsticks[i] as i64 <= side {
                    fits[set | 1 << i] = true;
                }
            }
        }
        fits[(1 << n) - 1]
    }
}
