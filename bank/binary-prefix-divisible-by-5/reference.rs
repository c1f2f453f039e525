//! A further bit doubles the number and adds itself, and the rest of a division by five follows from the rest before.
//! So the numbers themselves, which grow without limit, are not needed.
impl Solution {
    pub fn prefixes_div_by5(nums: Vec<i32>) -> Vec<bool> {
        let rests = nums.into_iter().scan(0, |rest, bit| {
            *rest = (2 * *rest + bit) % 5;
            Some(*rest)
        });
        rests.map(|rest| rest == 0).collect()
    }
}
