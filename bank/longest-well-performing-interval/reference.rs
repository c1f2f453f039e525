//! An interval performs well if its tiring days, less the others, raise the balance, so it starts at a lower balance.
//! The balance falls by 1 at most, so the first lower one is the first that is lower by exactly 1, or the start.
impl Solution {
    pub fn longest_wpi(hours: Vec<i32>) -> i32 {
        // Entry d is the number of days after which the balance first was -d.
        let mut first = vec![0];
        let mut balance = 0i32;
        let mut longest = 0;
        for (&worked, days) in hours.iter().zip(1..) {
            balance += if worked > 8 { 1 } else { -1 };
            let depth = (1 - balance).max(0) as usize;
            if let Some(start) = first.get(depth) {
                longest = longest.max(days - start);
            }
            if -balance == first.len() as i32 {
                first.push(days);
            }
        }
        longest
    }
}
