//! Whether a vowel may follow depends on the one before only, so it is enough to know how many strings end in each.
//! Read from the rules, a comes after e, i, u; e after a, i; i after e, o; o after i; u after i, o.
impl Solution {
    pub fn count_vowel_permutation(n: i32) -> i32 {
        const MODULUS: u64 = 1_000_000_007;
        let ends = (1..n).fold([1_u64; 5], |[a, e, i, o, u], _| {
            [e + i + u, a + i, e + o, i, i + o].map(|ways| ways % MODULUS)
        });
        (ends.iter().sum::<u64>() % MODULUS) as i32
    }
}
