//! In falling order the first x numbers have to be at least x, and the next one has to be less.
//! The places whose number is greater than the place come first, so their count is the only x that can do.
impl Solution {
    pub fn special_array(mut nums: Vec<i32>) -> i32 {
        nums.sort_unstable_by_key(|number| -number);
        let x = nums.iter().zip(0..).take_while(|&(&number, place)| number > place).count();
        let fewer = nums.get(x).is_none_or(|&next| (next as usize) < x);
        if fewer { x as i32 } else { -1 }
    }
}
