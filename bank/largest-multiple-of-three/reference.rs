//! A number leaves the same remainder as the sum of its digits, so as few and as small digits as possible must go to
//! make the sum divisible. One digit of the sum's own remainder is enough; without such, two of the other one always
//! are there.
impl Solution {
    pub fn largest_multiple_of_three(mut digits: Vec<i32>) -> String {
        digits.sort_unstable();
        let rest = digits.iter().sum::<i32>() % 3;
        if rest != 0 {
            let (wanted, mut extra) = if digits.iter().any(|x| x % 3 == rest) { (rest, 1) } else { (3 - rest, 2) };
            digits.retain(|x| {
                let drop = extra > 0 && x % 3 == wanted;
                extra -= i32::from(drop);
                !drop
            });
        }
        if digits.last() == Some(&0) {
            return "0".to_string();
        }
        digits.iter().rev().map(i32::to_string).collect()
    }
}
