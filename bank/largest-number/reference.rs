//! Of two neighbours the one that gives the larger text in front, ab or ba, goes first. That orders all numbers: a is
//! compared with b as the endless repetitions aaa... and bbb... are, so exchanging neighbours always leads to the
//! same best order.
impl Solution {
    pub fn largest_number(nums: Vec<i32>) -> String {
        let mut texts: Vec<String> = nums.iter().map(i32::to_string).collect();
        texts.sort_by(|a, b| format!("{b}{a}").cmp(&format!("{a}{b}")));
        if texts[0] == "0" {
            // Nothing but zeros: one is enough.
            return texts.swap_remove(0);
        }
        texts.concat()
    }
}
