//! The target fixes how many prices are rounded up, as each of them adds 1 to the sum of all floors.
//! Rounding up changes the error from the fraction to 1 less the fraction, so those with the largest fractions go up.
impl Solution {
    pub fn minimize_error(prices: Vec<String>, target: i32) -> String {
        // Whole prices and fractions in thousandths; only prices that are not whole have two ways.
        let parts = prices.iter().map(|price| price.split_once('.').unwrap());
        let parts = parts.map(|(whole, part)| (whole.parse::<i32>().unwrap(), part.parse::<i32>().unwrap()));
        let (floors, mut fractions): (Vec<i32>, Vec<i32>) = parts.unzip();
        fractions.retain(|&fraction| fraction > 0);
        fractions.sort_unstable_by(|a, b| b.cmp(a));
        let Ok(up) = usize::try_from(target - floors.iter().sum::<i32>()) else { return "-1".to_string() };
        if up > fractions.len() {
            return "-1".to_string();
        }
        let (raised, lowered) = fractions.split_at(up);
        let error = raised.iter().map(|fraction| 1000 - fraction).chain(lowered.iter().copied()).sum::<i32>();
        format!("{}.{:03}", error / 1000, error % 1000)
    }
}
