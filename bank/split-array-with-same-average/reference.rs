//! Both averages are equal exactly if one part has the average of the whole array, so its size settles its sum. For
//! each sum a set of bits holds the sizes with which it can be reached, and every number extends these sets once.
impl Solution {
    pub fn split_array_same_average(nums: Vec<i32>) -> bool {
        let total = nums.iter().sum::<i32>() as usize;
        let mut sizes = vec![0u32; total + 1];
        sizes[0] = 1;
        for &value in &nums {
            let value = value as usize;
            for sum in (value..=total).rev() {
                sizes[sum] |= sizes[sum - value] << 1;
            }
        }
        let n = nums.len();
        (1..n).any(|size| total * size % n == 0 && sizes[total * size / n] >> size & 1 == 1)
    }
}
