//! Each base has at most 20 powers up to a million, or one if it is 1, so all sums of two powers are formed.
//! A set keeps each sum once.
use std::collections::BTreeSet;

impl Solution {
    pub fn powerful_integers(x: i32, y: i32, bound: i32) -> Vec<i32> {
        let powers = |base: i32| std::iter::successors(Some(1), move |&power| {
            (base > 1 && power * base <= bound).then_some(power * base)
        });
        let sums = powers(x).flat_map(|one| powers(y).map(move |other| one + other));
        let found: BTreeSet<i32> = sums.filter(|&sum| sum <= bound).collect();
        found.into_iter().collect()
    }
}
