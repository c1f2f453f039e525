//! Four numbers add up to 0 if the sum of the first two is the opposite of the sum of the others. With the sums of both
//! halves in order, equal ones stand together, so a walk over both meets each run once with the run of its opposites.
fn sums(one: &[i32], other: &[i32]) -> Vec<i64> {
    let mut all: Vec<i64> = one.iter().flat_map(|&a| other.iter().map(move |&b| i64::from(a) + i64::from(b))).collect();
    all.sort_unstable();
    all
}

impl Solution {
    pub fn four_sum_count(nums1: Vec<i32>, nums2: Vec<i32>, nums3: Vec<i32>, nums4: Vec<i32>) -> i32 {
        let (rising, mut falling) = (sums(&nums1, &nums2), sums(&nums3, &nums4));
        let mut total = 0;
        for run in rising.chunk_by(|a, b| a == b) {
            while falling.last().is_some_and(|&sum| sum > -run[0]) {
                falling.pop();
            }
            let opposites = falling.iter().rev().take_while(|&&sum| sum == -run[0]).count();
            total += run.len() * opposites;
        }
        total as i32
    }
}
