//! The largest product that ends at an element is the element times the largest or the smallest one that ends before
//! it, or the element alone: a negative factor exchanges the two. So both are carried along, in 64 bits.
impl Solution {
    pub fn max_product(nums: Vec<i32>) -> i64 {
        let mut best = i64::MIN;
        let (mut low, mut high) = (1i64, 1i64);
        for value in nums.into_iter().map(i64::from) {
            let ends = [value, value.saturating_mul(low), value.saturating_mul(high)];
            low = ends[0].min(ends[1]).min(ends[2]);
            high = ends[0].max(ends[1]).max(ends[2]);
            best = best.max(high);
        }
        best
    }
}
