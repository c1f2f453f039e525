//! What is left to reach follows from the numbers that are taken, so each set of them is won or lost for the player to
//! move: won if a number reaches the total or leaves a lost set. Larger sets come first; too large totals are for none.
impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let n = max_choosable_integer as usize;
        if desired_total <= 0 {
            return true;
        }
        if (n * (n + 1) / 2) < desired_total as usize {
            return false;
        }
        let mut wins = vec![false; 1 << n];
        for taken in (0..1usize << n).rev() {
            let sum: usize = (0..n).filter(|i| taken >> i & 1 == 1).map(|i| i + 1).sum();
            if sum >= desired_total as usize {
                continue;
            }
            let free = |i: &usize| taken >> i & 1 == 0;
            wins[taken] = (0..n).filter(free).any(|i| sum + i + 1 >= desired_total as usize || !wins[taken | 1 << i]);
        }
        wins[0]
    }
}
