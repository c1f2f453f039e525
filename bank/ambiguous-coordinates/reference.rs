//! Each cut of the digits gives two parts, and each way to write the first part as a number goes with each of the
//! second. A number is right if its whole part is 0 or does not begin with 0, and its decimals, if any, do not end with
//! 0.
impl Solution {
    pub fn ambiguous_coordinates(s: String) -> Vec<String> {
        let digits = &s[1..s.len() - 1];
        let mut coordinates = Vec::new();
        for cut in 1..digits.len() {
            let (x, y) = digits.split_at(cut);
            let right = Self::numbers(y);
            for left in Self::numbers(x) {
                coordinates.extend(right.iter().map(|number| format!("({left}, {number})")));
            }
        }
        coordinates
    }

    fn numbers(digits: &str) -> Vec<String> {
        let points = (1..=digits.len()).map(|point| digits.split_at(point));
        let proper =
            points.filter(|(whole, decimals)| (*whole == "0" || !whole.starts_with('0')) && !decimals.ends_with('0'));
        proper.map(|(whole, decimals)| [whole, decimals].join(".").trim_end_matches('.').to_string()).collect()
    }
}
