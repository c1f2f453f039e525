//! With the last two elements fixed, both limits on the first one are ranges of values, and their common part is a
//! range. The elements before the middle one are kept sorted, so those in the range are counted by halving.
impl Solution {
    pub fn count_good_triplets(arr: Vec<i32>, a: i32, b: i32, c: i32) -> i32 {
        let mut earlier: Vec<i32> = Vec::new();
        let mut triplets = 0;
        for (j, &middle) in arr.iter().enumerate() {
            for &last in arr[j + 1..].iter().filter(|&&last| (middle - last).abs() <= b) {
                let (low, high) = ((middle - a).max(last - c), (middle + a).min(last + c));
                let start = earlier.partition_point(|&first| first < low);
                let end = earlier.partition_point(|&first| first <= high);
                triplets += end.saturating_sub(start);
            }
            let place = earlier.partition_point(|&first| first < middle);
            earlier.insert(place, middle);
        }
        triplets as i32
    }
}
