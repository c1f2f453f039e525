//! All numbers are positive, so for each end at most one start gives the target, and the starts only move on. The other
//! sub-array ends before that start, and the shortest of these is known for every place.
impl Solution {
    pub fn min_sum_of_lengths(arr: Vec<i32>, target: i32) -> i32 {
        const NONE: usize = usize::MAX / 2;
        // The shortest sub-array with the sum among the first items, for each number of them.
        let mut shortest = vec![NONE];
        let (mut start, mut sum) = (0, 0);
        let mut best = NONE;
        for (place, x) in arr.iter().enumerate() {
            sum += x;
            while sum > target {
                sum -= arr[start];
                start += 1;
            }
            let mut here = shortest[place];
            if sum == target {
                let length = place + 1 - start;
                best = best.min(shortest[start] + length);
                here = here.min(length);
            }
            shortest.push(here);
        }
        if best < NONE { best as i32 } else { -1 }
    }
}
