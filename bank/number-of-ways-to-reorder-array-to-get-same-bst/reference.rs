//! Orders with the same tree are those in which each node comes first in its subtree, which are n! divided by the sizes
//! of all subtrees. The subtree of a number holds all values between the two that are next to it when it is inserted.
use std::collections::BTreeSet;

const MODULUS: u64 = 1_000_000_007;

fn power(base: u64, exponent: u64) -> u64 {
    if exponent == 0 {
        return 1;
    }
    let half = power(base * base % MODULUS, exponent / 2);
    if exponent % 2 == 1 { half * base % MODULUS } else { half }
}

impl Solution {
    pub fn num_of_ways(nums: Vec<i32>) -> i32 {
        let n = nums.len() as u64;
        let mut inserted = BTreeSet::from([0, n + 1]);
        let (mut orders, mut sizes) = (1, 1);
        for (place, value) in (1..=n).zip(nums) {
            let value = value as u64;
            let lower = inserted.range(..value).next_back().unwrap();
            let upper = inserted.range(value..).next().unwrap();
            sizes = sizes * (upper - lower - 1) % MODULUS;
            orders = orders * place % MODULUS;
            inserted.insert(value);
        }
        // The given order itself is no reordering.
        ((orders * power(sizes, MODULUS - 2) + MODULUS - 1) % MODULUS) as i32
    }
}
