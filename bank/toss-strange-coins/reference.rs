//! After each coin, so many heads come from as many before and tails, or from one fewer before and heads.
//! The coins do not depend on each other, so the probabilities of both are products.
impl Solution {
    pub fn probability_of_heads(prob: Vec<f64>, target: i32) -> f64 {
        let mut chance = vec![0.0; target as usize + 1];
        chance[0] = 1.0;
        for heads in prob {
            let mut fewer = 0.0;
            for entry in &mut chance {
                let before = *entry;
                *entry = before * (1.0 - heads) + fewer * heads;
                fewer = before;
            }
        }
        chance[target as usize]
    }
}
