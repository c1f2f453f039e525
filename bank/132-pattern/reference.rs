//! From the right, numbers are kept that have no larger one behind them yet; a number that removes smaller ones is a
//! "3" with the largest of them as its "2". A later, smaller number is the "1"; the largest "2" so far is enough.
impl Solution {
    pub fn find132pattern(nums: Vec<i32>) -> bool {
        let mut two = i64::MIN;
        let mut kept: Vec<i64> = Vec::new();
        for &x in nums.iter().rev() {
            let x = x as i64;
            if x < two {
                return true;
            }
            while kept.last().is_some_and(|&top| top < x) {
                two = two.max(kept.pop().unwrap());
            }
            kept.push(x);
        }
        false
    }
}
