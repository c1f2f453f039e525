//! A node's value is part of as many paths as there are leaves below it. From the last node to the first the leaves are
//! handed up to the parents; a node to which none came is a leaf itself.
impl Solution {
    pub fn path_sum(nums: Vec<i32>) -> i32 {
        let mut leaves = [[0; 9]; 5];
        let mut total = 0;
        for &num in nums.iter().rev() {
            let (depth, place) = ((num / 100) as usize, (num / 10 % 10) as usize);
            let below = leaves[depth][place].max(1);
            total += num % 10 * below;
            leaves[depth - 1][(place + 1) / 2] += below;
        }
        total
    }
}
