//! The Lyndon words whose lengths divide n, one after the other in their order, contain every password once if the end
//! is joined to the start. The start is n - 1 zeros, so these are typed once more at the end instead.
impl Solution {
    pub fn crack_safe(n: i32, k: i32) -> String {
        let n = n as usize;
        let mut typed: Vec<i32> = Vec::new();
        let mut word = vec![0];
        while !word.is_empty() {
            if n % word.len() == 0 {
                typed.extend(&word);
            }
            // The next Lyndon word: repeat this one up to n digits, drop the greatest digits at its end, count up.
            word = word.into_iter().cycle().take(n).collect();
            while word.pop_if(|digit| *digit == k - 1).is_some() {}
            word.last_mut().map(|digit| *digit += 1);
        }
        typed.resize(typed.len() + n - 1, 0);
        typed.into_iter().map(|digit| digit.to_string()).collect()
    }
}
