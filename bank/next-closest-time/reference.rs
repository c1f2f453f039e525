//! The next time of the day keeps as many digits in front as possible: the last place that can be raised gets the
//! next larger digit, and the smallest digits follow. If no place can, the smallest digit everywhere is the next
//! day's first.
impl Solution {
    pub fn next_closest_time(time: String) -> String {
        let mut text = time.into_bytes();
        let mut digits = text.clone();
        digits.retain(|&c| c != b':');
        digits.sort_unstable();
        for i in [4, 3, 1, 0] {
            let limit = match i {
                4 => b'9',
                3 => b'5',
                1 if text[0] == b'2' => b'3',
                1 => b'9',
                _ => b'2',
            };
            let larger = digits.iter().find(|&&c| c > text[i] && c <= limit);
            // The first digit is at most 2, so the smallest one is allowed at every place.
            text[i] = *larger.unwrap_or(&digits[0]);
            if larger.is_some() {
                break;
            }
        }
        String::from_utf8(text).unwrap()
    }
}
