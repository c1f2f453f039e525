//! A sorted string is settled by the places at which one vowel gives way to the next, so it is a choice of 4 dividers
//! among n + 4 places.
impl Solution {
    pub fn count_vowel_strings(n: i32) -> i32 {
        // Each step leaves a binomial coefficient, so every division comes out even.
        (1..=4).fold(1, |choices, i| choices * (n + i) / i)
    }
}
