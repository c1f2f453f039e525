//! The subsets are filled one after the other, each in increasing order from the smallest number that is left, so only
//! the numbers used so far and the last of them matter. Each step to a larger number adds the difference to the sum.
impl Solution {
    pub fn minimum_incompatibility(mut nums: Vec<i32>, k: i32) -> i32 {
        nums.sort_unstable();
        let n = nums.len();
        let size = (n / k as usize) as u32;
        let never = i32::MAX;
        let all = (1usize << n) - 1;
        let mut least = vec![vec![never; n]; 1 << n];
        least[1][0] = 0;
        for used in 1..all {
            let smallest = (!used).trailing_zeros() as usize;
            let full = used.count_ones() % size == 0;
            for last in 0..n {
                let sum = least[used][last];
                if sum == never {
                    continue;
                }
                if full {
                    let next = &mut least[used | 1 << smallest][smallest];
                    *next = sum.min(*next);
                    continue;
                }
                for larger in last + 1..n {
                    if used >> larger & 1 == 0 && nums[larger] > nums[last] {
                        let next = &mut least[used | 1 << larger][larger];
                        *next = (*next).min(sum + nums[larger] - nums[last]);
                    }
                }
            }
        }
        least[all].iter().copied().filter(|&sum| sum < never).min().unwrap_or(-1)
    }
}
