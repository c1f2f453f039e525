//! Numbers above the median fill the odd places from the front, then the medians go on through the odd and into the
//! even places, then the smaller ones. So medians meet only where the odd places end and the even ones begin, which
//! are as far apart as places can be: if any order is right, this one is.
impl Solution {
    pub fn wiggle_sort(nums: &mut Vec<i32>) {
        let n = nums.len();
        let median = *nums.select_nth_unstable(n / 2).1;
        let mut order: Vec<i32> = nums.iter().copied().filter(|&x| x > median).collect();
        order.extend(nums.iter().copied().filter(|&x| x == median));
        order.extend(nums.iter().copied().filter(|&x| x < median));
        let places = (1..n).step_by(2).chain((0..n).step_by(2));
        for (place, x) in places.zip(order) {
            nums[place] = x;
        }
    }
}
