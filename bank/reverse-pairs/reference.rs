//! Sorting both halves keeps which numbers stand left and right, so for each number of the left half those of the right
//! half that are small enough are a beginning, which only grows. Doubles are compared in 64 bits.
impl Solution {
    pub fn reverse_pairs(mut nums: Vec<i32>) -> i32 {
        let n = nums.len();
        let mut pairs = 0i64;
        let mut size = 1;
        while size < n {
            for block in nums.chunks_mut(2 * size) {
                if block.len() <= size {
                    continue;
                }
                let (left, right) = block.split_at(size);
                let mut small = 0;
                for &x in left {
                    while small < right.len() && x as i64 > 2 * right[small] as i64 {
                        small += 1;
                    }
                    pairs += small as i64;
                }
                // Two sorted runs are merged in linear time.
                block.sort();
            }
            size *= 2;
        }
        pairs as i32
    }
}
