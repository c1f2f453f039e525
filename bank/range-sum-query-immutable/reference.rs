//! A range is the difference of two prefixes: what lies before its end without what lies before its beginning.
//! The prefixes are summed once, so each question costs two look-ups; 10^4 values of 10^5 fit in 32 bits.
struct NumArray {
    before: Vec<i32>,
}

impl NumArray {
    fn new(nums: Vec<i32>) -> Self {
        let mut before = vec![0];
        for x in nums {
            before.push(before[before.len() - 1] + x);
        }
        NumArray { before }
    }

    fn sum_range(&self, left: i32, right: i32) -> i32 {
        self.before[right as usize + 1] - self.before[left as usize]
    }
}
