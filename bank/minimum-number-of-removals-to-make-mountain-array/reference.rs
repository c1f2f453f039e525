//! A mountain with a given top keeps the longest rising subsequence that ends there and the longest falling one that
//! starts there, and both need a second item. The lengths come from the least last items of all lengths so far.
fn rising<'a>(items: impl Iterator<Item = &'a i32>) -> Vec<usize> {
    let mut least_last = Vec::new();
    items
        .map(|item| {
            let length = least_last.partition_point(|last| last < item);
            match least_last.get_mut(length) {
                Some(last) => *last = *item,
                None => least_last.push(*item),
            }
            length
        })
        .collect()
}

impl Solution {
    pub fn minimum_mountain_removals(nums: Vec<i32>) -> i32 {
        let up = rising(nums.iter());
        let down = rising(nums.iter().rev());
        let tops = up.iter().zip(down.iter().rev()).filter(|(up, down)| **up > 0 && **down > 0);
        let kept = tops.map(|(up, down)| up + down + 1).max().unwrap_or(0);
        (nums.len() - kept) as i32
    }
}
