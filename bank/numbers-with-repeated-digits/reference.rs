//! Numbers without a repeated digit are easy to count: each place has one digit less to choose from than the one
//! before. A smaller number has fewer digits, or has a first digit where it falls below n, and its later digits are
//! free.
impl Solution {
    pub fn num_dup_digits_at_most_n(n: i32) -> i32 {
        // The ways to fill the places with different digits, if so many digits are left.
        let fill = |places: usize, left: i32| (0..places as i32).map(|used| left - used).product::<i32>();
        // All numbers below n + 1 are those up to n.
        let digits: Vec<u32> = (n + 1).to_string().chars().filter_map(|digit| digit.to_digit(10)).collect();
        let shorter: i32 = (1..digits.len()).map(|length| 9 * fill(length - 1, 9)).sum();
        let mut distinct = shorter;
        let mut used = 0_u32;
        for (place, &digit) in digits.iter().enumerate() {
            let first = u32::from(place == 0);
            let choices = (first..digit).filter(|&lower| used & (1 << lower) == 0).count();
            distinct += choices as i32 * fill(digits.len() - place - 1, 9 - place as i32);
            if used & (1 << digit) != 0 {
                break;
            }
            used |= 1 << digit;
        }
        n - distinct
    }
}
