//! How an array can go on depends only on the numbers that are used up and on the last one, so these are counted
//! together. Equal numbers are used in the order of their places, and so each array is counted once.
impl Solution {
    pub fn num_squareful_perms(nums: Vec<i32>) -> i32 {
        let mut nums: Vec<u64> = nums.into_iter().map(|x| x as u64).collect();
        nums.sort_unstable();
        let size = nums.len();
        let fits = |a: usize, b: usize| (nums[a] + nums[b]).isqrt().pow(2) == nums[a] + nums[b];
        let follows: Vec<Vec<usize>> = (0..size).map(|a| (0..size).filter(|&b| fits(a, b)).collect()).collect();
        // The first of several equal numbers has to be used before the next one.
        let needs: Vec<usize> =
            (0..size).map(|a| if a > 0 && nums[a] == nums[a - 1] { 1 << (a - 1) } else { 0 }).collect();
        let mut ways = vec![vec![0; size]; 1 << size];
        for start in (0..size).filter(|&start| needs[start] == 0) {
            ways[1 << start][start] = 1;
        }
        for used in 0..1 << size {
            for last in 0..size {
                for &next in &follows[last] {
                    if used >> next & 1 == 0 && used & needs[next] == needs[next] {
                        ways[used | 1 << next][next] += ways[used][last];
                    }
                }
            }
        }
        ways.last().map_or(0, |ends| ends.iter().sum())
    }
}
