//! A number stands for a place of the array, so the sign there can say that the number has been met.
//! Each number occurs at most twice, so it is reported once, where its place is marked already.
impl Solution {
    pub fn find_duplicates(mut nums: Vec<i32>) -> Vec<i32> {
        let mut twice = Vec::new();
        for i in 0..nums.len() {
            let x = nums[i].abs();
            let mark = &mut nums[x as usize - 1];
            if *mark < 0 {
                twice.push(x);
            }
            *mark = -*mark;
        }
        twice
    }
}
