//! With the costs summed from the beginning, each substring costs the difference of two sums, and these never decrease.
//! So the first start that is cheap enough only moves to the right as the end does.
impl Solution {
    pub fn equal_substring(s: String, t: String, max_cost: i32) -> i32 {
        let mut sums = vec![0];
        for (a, b) in s.bytes().zip(t.bytes()) {
            sums.push(sums[sums.len() - 1] + i32::from(a.abs_diff(b)));
        }
        let mut start = 0;
        let lengths = sums.iter().enumerate().map(|(end, sum)| {
            start += sums[start..].iter().take_while(|&before| sum - before > max_cost).count();
            end - start
        });
        lengths.max().unwrap() as i32
    }
}
