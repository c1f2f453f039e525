//! The minimums of the subarrays that end at the same place fall towards the left, so they form a few blocks of equal
//! values. A new value replaces the blocks that are not smaller, and the sum of all blocks is what this end adds.
impl Solution {
    pub fn sum_subarray_mins(arr: Vec<i32>) -> i32 {
        let mut blocks: Vec<(i64, i64)> = Vec::new();
        let mut ending_here = 0;
        let mut total = 0;
        for x in arr.into_iter().map(i64::from) {
            let mut count = 1;
            while let Some((minimum, starts)) = blocks.pop_if(|block| block.0 >= x) {
                ending_here -= minimum * starts;
                count += starts;
            }
            blocks.push((x, count));
            ending_here += x * count;
            total += ending_here;
        }
        (total % 1_000_000_007) as i32
    }
}
