//! The water above a bar reaches the lower one of the highest bars to its two sides. Of two
//! pointers the one with the lower highest bar so far is safe to settle, because the other side has
//! a bar at least as high.
impl Solution {
    pub fn trap(height: Vec<i32>) -> i32 {
        let (mut i, mut j) = (0, height.len() - 1);
        let (mut left, mut right) = (0, 0);
        let mut water = 0i64;
        while i <= j {
            left = left.max(height[i]);
            right = right.max(height[j]);
            if left <= right {
                water += (left - height[i]) as i64;
                i += 1;
            } else {
                water += (right - height[j]) as i64;
                j -= 1;
            }
        }
        water as i32
    }
}
