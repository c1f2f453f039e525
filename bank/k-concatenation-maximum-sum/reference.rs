//! The best subarray lies within one copy, or consists of an end of one copy, some whole copies and a beginning of
//! another one. The whole copies are as many as possible if their sum is positive, and else there are none.
impl Solution {
    pub fn k_concatenation_max_sum(arr: Vec<i32>, k: i32) -> i32 {
        // The best beginning, the best end and the best subarray, each of which may be empty, and the sum.
        let (mut beginning, mut end, mut within, mut sum) = (0i64, 0i64, 0i64, 0i64);
        for number in arr.into_iter().map(i64::from) {
            sum += number;
            beginning = beginning.max(sum);
            end = (end + number).max(0);
            within = within.max(end);
        }
        let most = if k > 1 { within.max(end + beginning + sum.max(0) * i64::from(k - 2)) } else { within };
        (most % 1_000_000_007) as i32
    }
}
