//! Three different values are struck out together again and again, so a value with more than a third cannot vanish.
//! At most two values are left, and a second pass counts whether they are really that frequent.
impl Solution {
    pub fn majority_element(nums: Vec<i32>) -> Vec<i32> {
        let mut left: Vec<(i32, usize)> = Vec::new();
        for &x in &nums {
            if let Some(held) = left.iter_mut().find(|held| held.0 == x) {
                held.1 += 1;
            } else if left.len() < 2 {
                left.push((x, 1));
            } else {
                for held in &mut left {
                    held.1 -= 1;
                }
                left.retain(|held| held.1 > 0);
            }
        }
        left.retain(|held| nums.iter().filter(|&&x| x == held.0).count() > nums.len() / 3);
        left.into_iter().map(|held| held.0).collect()
    }
}
