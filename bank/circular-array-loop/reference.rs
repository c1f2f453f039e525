//! A step counts if it leads elsewhere and keeps its direction; each index has at most one, so a walk over such steps
//! ends or meets itself, which is a cycle as wanted. What earlier walks have met leads to none, so all is linear.
impl Solution {
    pub fn circular_array_loop(nums: Vec<i32>) -> bool {
        let n = nums.len() as i32;
        let mut walk = vec![usize::MAX; nums.len()];
        for start in 0..nums.len() {
            let mut i = start;
            while walk[i] == usize::MAX {
                walk[i] = start;
                let next = (i as i32 + nums[i]).rem_euclid(n) as usize;
                if next == i || (nums[next] > 0) != (nums[i] > 0) {
                    break;
                }
                if walk[next] == start {
                    return true;
                }
                i = next;
            }
        }
        false
    }
}
