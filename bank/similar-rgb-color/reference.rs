//! A doubled digit is 17 times the digit, so each part is rounded to the nearest multiple of 17.
//! The parts do not depend on each other, and no part is in the middle of two multiples, as 17 is odd.
impl Solution {
    pub fn similar_rgb(color: String) -> String {
        let parts = [1, 3, 5].map(|start| u32::from_str_radix(&color[start..start + 2], 16).unwrap());
        let [red, green, blue] = parts.map(|part| (part + 8) / 17 * 17);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}
