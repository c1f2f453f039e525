//! The answer is settled from its highest bit on: a bit can be set if two prefixes differ by the wanted prefix.
//! A set bit outweighs all lower ones together, and all pairs that are still possible share the prefix found so far.
use std::collections::HashSet;

impl Solution {
    pub fn find_maximum_xor(nums: Vec<i32>) -> i32 {
        let mut best = 0;
        for bit in (0..31).rev() {
            let wanted = best << 1 | 1;
            let prefixes: HashSet<i32> = nums.iter().map(|x| x >> bit).collect();
            let found = prefixes.iter().any(|p| prefixes.contains(&(p ^ wanted)));
            best = if found { wanted } else { best << 1 };
        }
        best
    }
}
