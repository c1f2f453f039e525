//! Of the subsequences that end at the value before, those of length one and two must go on, so the copies of a value
//! serve these first, then longer ones, and start new ones last: any other choice can be exchanged for this.
impl Solution {
    pub fn is_possible(nums: Vec<i32>) -> bool {
        // How many subsequences of one, two, and more elements end at the value `last`.
        let (mut ones, mut twos, mut more) = (0usize, 0usize, 0usize);
        let mut last = i32::MIN;
        let mut i = 0;
        while i < nums.len() {
            let x = nums[i];
            let mut copies = 0;
            while i < nums.len() && nums[i] == x {
                copies += 1;
                i += 1;
            }
            if last != x - 1 {
                if ones + twos > 0 {
                    return false;
                }
                more = 0;
            }
            if copies < ones + twos {
                return false;
            }
            let longer = more.min(copies - ones - twos);
            let fresh = copies - ones - twos - longer;
            (more, twos, ones) = (twos + longer, ones, fresh);
            last = x;
        }
        ones + twos == 0
    }
}
