//! Every other number is exchanged with the first zero of those passed, so between the front part and the
//! present place are zeros only. So the order of the others is kept, and the zeros are pushed along to the end.
impl Solution {
    pub fn move_zeroes(nums: &mut Vec<i32>) {
        let mut front = 0;
        for i in 0..nums.len() {
            if nums[i] != 0 {
                nums.swap(front, i);
                front += 1;
            }
        }
    }
}
