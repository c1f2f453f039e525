//! All amounts are multiples of 25 mL, and what is left of the last such portion counts as a whole one. A serving takes
//! 62.5 mL of A and 37.5 mL of B on average, so above 4800 mL the answer is nearer to 1 than it has to be.
impl Solution {
    pub fn soup_servings(n: i32) -> f64 {
        if n > 4800 {
            return 1.0;
        }
        let portions = (n as usize).div_ceil(25);
        // The probability that these amounts are left after some turn, the largest ones first.
        let mut chance = vec![vec![0.0; portions + 1]; portions + 1];
        chance[portions][portions] = 1.0;
        for a in (1..=portions).rev() {
            for b in (1..=portions).rev() {
                let share = chance[a][b] / 4.0;
                for (from_a, from_b) in [(4, 0), (3, 1), (2, 2), (1, 3)] {
                    chance[a.saturating_sub(from_a)][b.saturating_sub(from_b)] += share;
                }
            }
        }
        chance[0][1..].iter().sum::<f64>() + chance[0][0] / 2.0
    }
}
