//! From the lowest 1 on there is a carry at each digit. So a 0 up to there takes one step, the lowest 1 and every later
//! 0 take two, every later 1 takes one, and the first digit takes one more division if there is a carry.
impl Solution {
    pub fn num_steps(s: String) -> i32 {
        let Some(lowest) = s.rfind('1').filter(|&place| place > 0) else { return s.len() as i32 - 1 };
        let zeros_between = s[1..lowest].matches('0').count();
        (s.len() + 1 + zeros_between) as i32
    }
}
