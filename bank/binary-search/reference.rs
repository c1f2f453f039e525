//! All values before the first one that is not less than the target are too small, and all after it are greater than
//! it. So the target stands at this place or nowhere, and a sorted array lets the place be found by halving.
impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> i32 {
        let place = nums.partition_point(|&value| value < target);
        if nums.get(place) == Some(&target) { place as i32 } else { -1 }
    }
}
