//! A prefix is right if all numbers occur once, or if all but one occur equally often and that one occurs once, or
//! once more than the others. The highest frequency and how many numbers have it decide this.
impl Solution {
    pub fn max_equal_freq(nums: Vec<i32>) -> i32 {
        let mut times = vec![0; 100_001];
        // How many numbers occur so often.
        let mut having = vec![0; nums.len() + 2];
        let (mut highest, mut longest) = (0, 0);
        for (i, &num) in nums.iter().enumerate() {
            let length = i + 1;
            let count = &mut times[num as usize];
            having[*count] -= i32::from(*count > 0);
            *count += 1;
            having[*count] += 1;
            highest = highest.max(*count);
            let covered = highest * having[highest] as usize;
            let one_more = having[highest] == 1 && highest + (highest - 1) * having[highest - 1] as usize == length;
            if highest == 1 || covered == length - 1 || one_more {
                longest = length as i32;
            }
        }
        longest
    }
}
