//! The zeroes change only at multiples of 5, so the answer is 5 or 0. The digits of x / 5 in base 5 add 1, 6, 31, ...
//! zeroes each, and since five of a kind are one less than the next kind, k is reached only without a digit 5.
impl Solution {
    pub fn preimage_size_fzf(k: i32) -> i32 {
        let kinds: Vec<i64> = std::iter::successors(Some(1), |kind| Some(5 * kind + 1))
            .take_while(|&kind| kind <= i64::from(k))
            .collect();
        let mut left = i64::from(k);
        for kind in kinds.into_iter().rev() {
            if left / kind == 5 {
                return 0;
            }
            left %= kind;
        }
        5
    }
}
