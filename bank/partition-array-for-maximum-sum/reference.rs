//! The last subarray of a best partition is one of k lengths, and what comes before it is divided in the best way on
//! its own. Its greatest number is kept while it grows to the left.
impl Solution {
    pub fn max_sum_after_partitioning(arr: Vec<i32>, k: i32) -> i64 {
        let mut best = vec![0i64];
        for end in 1..=arr.len() {
            let last_parts = arr[..end].iter().rev().take(k as usize).scan(0, |greatest, &number| {
                *greatest = number.max(*greatest);
                Some(i64::from(*greatest))
            });
            let sums = last_parts.zip(1..).map(|(greatest, length)| best[end - length] + greatest * length as i64);
            let most = sums.max().unwrap();
            best.push(most);
        }
        best[arr.len()]
    }
}
