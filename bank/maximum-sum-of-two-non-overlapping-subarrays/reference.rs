//! One of the two subarrays comes first. With the end of the second one fixed, the first one is the best of its length
//! that ends before it, and this best only grows from end to end.
impl Solution {
    pub fn max_sum_two_no_overlap(nums: Vec<i32>, first_len: i32, second_len: i32) -> i32 {
        let mut sums = vec![0];
        sums.extend(nums.iter().scan(0, |sum, num| {
            *sum += num;
            Some(*sum)
        }));
        let in_order = |early: usize, late: usize| {
            let mut best_early = 0;
            let mut best = 0;
            for end in early + late..sums.len() {
                let cut = end - late;
                best_early = best_early.max(sums[cut] - sums[cut - early]);
                best = best.max(best_early + sums[end] - sums[cut]);
            }
            best
        };
        let (one, other) = (first_len as usize, second_len as usize);
        in_order(one, other).max(in_order(other, one))
    }
}
