//! The greatest result makes the first digit below 9 a 9. The least one makes the first digit a 1, or if it is one
//! already, the first digit above 1 a 0, since a 1 cannot become a 0 as long as it stands in front.
impl Solution {
    pub fn max_diff(num: i32) -> i32 {
        let digits = num.to_string();
        let changed = |old: Option<char>, new: &str| {
            let result = old.map_or(digits.clone(), |old| digits.replace(old, new));
            result.parse::<i32>().unwrap()
        };
        let greatest = changed(digits.chars().find(|&digit| digit != '9'), "9");
        let least = if digits.starts_with('1') {
            changed(digits.chars().find(|&digit| digit > '1'), "0")
        } else {
            changed(digits.chars().next(), "1")
        };
        greatest - least
    }
}
