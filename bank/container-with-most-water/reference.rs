//! With the lower of the two outer lines no narrower pair can hold more, since its height bounds all of them.
//! So that line can be given up, and each step removes one line for good.
impl Solution {
    pub fn max_area(height: Vec<i32>) -> i32 {
        let (mut i, mut j) = (0, height.len() - 1);
        let mut best = 0i64;
        while i < j {
            best = best.max((j - i) as i64 * height[i].min(height[j]) as i64);
            if height[i] < height[j] {
                i += 1;
            } else {
                j -= 1;
            }
        }
        best as i32
    }
}
