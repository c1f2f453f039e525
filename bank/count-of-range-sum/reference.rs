//! A range sum is the difference of two prefix sums, the later minus the earlier. While the prefixes are sorted by
//! merging, each later one finds its earlier partners in a stretch of the sorted first half, whose ends only move up.
fn sorted_count(sums: &mut [i64], lower: i64, upper: i64) -> usize {
    let half = sums.len() / 2;
    if half == 0 {
        return 0;
    }
    let (first, second) = sums.split_at_mut(half);
    let mut count = sorted_count(first, lower, upper) + sorted_count(second, lower, upper);
    let (mut from, mut to) = (0, 0);
    for &sum in second.iter() {
        while from < half && first[from] < sum - upper {
            from += 1;
        }
        while to < half && first[to] <= sum - lower {
            to += 1;
        }
        count += to - from;
    }
    // two sorted runs are merged in linear time
    sums.sort();
    count
}

impl Solution {
    pub fn count_range_sum(nums: Vec<i32>, lower: i32, upper: i32) -> i64 {
        let mut sums = vec![0i64];
        for x in nums {
            sums.push(sums[sums.len() - 1] + x as i64);
        }
        sorted_count(&mut sums, lower as i64, upper as i64) as i64
    }
}
