//! With three other numbers or more between each two of them, n equal numbers would need 4n - 3 places, more than 2n.
//! So some two of the repeated number are at most three places apart, and no other number is repeated.
impl Solution {
    pub fn repeated_n_times(nums: Vec<i32>) -> i32 {
        let near = |&(place, number): &(usize, &i32)| nums[place + 1..].iter().take(3).any(|other| other == number);
        *nums.iter().enumerate().find(near).unwrap().1
    }
}
