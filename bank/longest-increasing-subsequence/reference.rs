//! For each length the smallest possible last number is kept, since any number that continues another one
//! continues it too. These last numbers rise with the length, so the place that a new number improves is found
//! by halving.
impl Solution {
    pub fn length_of_lis(nums: Vec<i32>) -> i32 {
        let mut ends: Vec<i32> = Vec::new();
        for x in nums {
            let place = ends.partition_point(|&end| end < x);
            if place == ends.len() {
                ends.push(x);
            } else {
                ends[place] = x;
            }
        }
        ends.len() as i32
    }
}
