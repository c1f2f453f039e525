//! With the two other factors fixed the product is linear in the third, so some best choice has only extremes.
//! These are the three largest, or the two smallest (both negative) with the largest.
impl Solution {
    pub fn maximum_product(nums: Vec<i32>) -> i32 {
        let mut high = [i32::MIN; 3];
        let mut low = [i32::MAX; 2];
        for &x in &nums {
            let mut up = x;
            for kept in high.iter_mut() {
                if up > *kept {
                    std::mem::swap(&mut up, kept);
                }
            }
            let mut down = x;
            for kept in low.iter_mut() {
                if down < *kept {
                    std::mem::swap(&mut down, kept);
                }
            }
        }
        (high[0] * high[1] * high[2]).max(high[0] * low[0] * low[1])
    }
}
