//! Values are thrown into boxes of width valueDiff + 1, so two in one box are near enough and only neighbouring
//! boxes matter. A box holds one value at most, as a second would be the answer; what is too far back in the
//! array is taken out again.
use std::collections::HashMap;

impl Solution {
    pub fn contains_nearby_almost_duplicate(nums: Vec<i32>, index_diff: i32, value_diff: i32) -> bool {
        let (far, diff) = (index_diff as usize, value_diff as i64);
        let number = |x: i32| (x as i64).div_euclid(diff + 1);
        let mut boxes: HashMap<i64, i64> = HashMap::new();
        for (i, &x) in nums.iter().enumerate() {
            if i > far {
                boxes.remove(&number(nums[i - far - 1]));
            }
            let here = number(x);
            for near in here - 1..=here + 1 {
                if boxes.get(&near).is_some_and(|&y| (y - x as i64).abs() <= diff) {
                    return true;
                }
            }
            boxes.insert(here, x as i64);
        }
        false
    }
}
