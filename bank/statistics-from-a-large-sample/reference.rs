//! The item at a place of the sorted sample is the first value up to which the counts exceed that place.
//! With an odd number of items the two middle places are the same, so the median is the mean of two items in all cases.
impl Solution {
    pub fn sample_stats(count: Vec<i32>) -> Vec<f64> {
        let mut up_to: Vec<i64> = Vec::with_capacity(count.len());
        let mut sum = 0;
        for (value, &times) in count.iter().enumerate() {
            up_to.push(up_to.last().unwrap_or(&0) + i64::from(times));
            sum += value as i64 * i64::from(times);
        }
        let total = up_to[count.len() - 1];
        let item = |place: i64| up_to.partition_point(|&items| items <= place) as f64;
        let median = (item((total - 1) / 2) + item(total / 2)) / 2.0;
        let mode = (0..count.len()).max_by_key(|&value| count[value]).unwrap_or(0);
        vec![item(0), item(total - 1), sum as f64 / total as f64, median, mode as f64]
    }
}
