//! The groups are filled one after the other, so a set of used numbers tells by its sum how full the open group is.
//! A set is reachable if its last number came into a group without passing its end.
impl Solution {
    pub fn can_partition_k_subsets(nums: Vec<i32>, k: i32) -> bool {
        let total: i32 = nums.iter().sum();
        if total % k != 0 {
            return false;
        }
        let size = total / k;
        let full = (1usize << nums.len()) - 1;
        // The filling of the open group; -1 for a set that cannot be reached.
        let mut filled = vec![-1; full + 1];
        filled[0] = 0;
        for used in 0..full {
            if filled[used] < 0 {
                continue;
            }
            for (i, &x) in nums.iter().enumerate() {
                if used >> i & 1 == 0 && filled[used] + x <= size {
                    filled[used | 1 << i] = (filled[used] + x) % size;
                }
            }
        }
        filled[full] == 0
    }
}
