//! Each element is the last of a triple once for every earlier pair with the sum that is missing.
//! There are few values, so the pairs up to an element can be counted by their sums, which grow with each element.
impl Solution {
    pub fn three_sum_multi(arr: Vec<i32>, target: i32) -> i32 {
        let mut seen = [0_i64; 101];
        let mut pairs = [0_i64; 201];
        let mut triples = 0_i64;
        for value in arr.into_iter().map(|value| value as usize) {
            let missing = (target as usize).checked_sub(value);
            triples += missing.and_then(|sum| pairs.get(sum)).unwrap_or(&0);
            for (count, pair) in seen.iter().zip(&mut pairs[value..]) {
                *pair += count;
            }
            seen[value] += 1;
        }
        (triples % 1_000_000_007) as i32
    }
}
