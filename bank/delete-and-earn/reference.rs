//! A value that is picked once may as well be picked as often as it occurs, since its neighbours are gone anyway.
//! So the question is to choose values, no two of them next to each other, with the greatest sum.
impl Solution {
    pub fn delete_and_earn(nums: Vec<i32>) -> i32 {
        let top = nums.iter().copied().max().unwrap_or(0) as usize;
        let mut points = vec![0; top + 1];
        nums.iter().for_each(|&x| points[x as usize] += x);
        // The best over the values so far: at all, and without the last one.
        let (best, _) = points.iter().fold((0, 0), |(any, free), gain| (any.max(free + gain), any));
        best
    }
}
