//! From the greatest number of nums2 on, the greatest number that is left of nums1 beats it or nothing does. If it does
//! not, the number is lost in any case and gets the smallest, which can win the least.
use std::collections::VecDeque;

impl Solution {
    pub fn advantage_count(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut left: Vec<i32> = nums1;
        left.sort_unstable();
        let mut left = VecDeque::from(left);
        let mut places: Vec<usize> = (0..nums2.len()).collect();
        places.sort_unstable_by_key(|&place| nums2[place]);
        let mut shuffled = vec![0; nums2.len()];
        for place in places.into_iter().rev() {
            let wins = left.back().is_some_and(|&greatest| greatest > nums2[place]);
            shuffled[place] = if wins { left.pop_back() } else { left.pop_front() }.unwrap();
        }
        shuffled
    }
}
