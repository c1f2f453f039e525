//! As each row is in the order of nums, nums has all of them, and another order of the numbers has them too unless
//! all neighbours in nums follow each other in some row. Where all do, each number occurs, so none can be left out.
impl Solution {
    pub fn sequence_reconstruction(nums: Vec<i32>, sequences: Vec<Vec<i32>>) -> bool {
        let n = nums.len();
        let mut place = vec![0; n + 1];
        for (i, &x) in nums.iter().enumerate() {
            place[x as usize] = i;
        }
        let mut joined = vec![false; n];
        for row in &sequences {
            // Of a single number it matters only that it occurs.
            joined[0] |= row.contains(&nums[0]);
            for pair in row.windows(2) {
                if place[pair[0] as usize] + 1 == place[pair[1] as usize] {
                    joined[place[pair[1] as usize]] = true;
                }
            }
        }
        joined.iter().all(|&j| j)
    }
}
