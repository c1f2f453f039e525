//! With r rounds a pig has r + 1 fates: it dies in one of them, or never. Buckets are told apart by the fates of all
//! pigs, so p pigs do for (r + 1)^p buckets: each bucket is fed to a pig in the round that its own code names.
impl Solution {
    pub fn poor_pigs(buckets: i32, minutes_to_die: i32, minutes_to_test: i32) -> i32 {
        let fates = (minutes_to_test / minutes_to_die + 1) as i64;
        let mut pigs = 0;
        let mut told = 1i64;
        while told < buckets as i64 {
            told *= fates;
            pigs += 1;
        }
        pigs
    }
}
