//! To decrease a high element never helps, so only the elements of one parity go down, each to just below its smaller
//! neighbour. These moves do not depend on each other, and the cheaper parity is taken.
impl Solution {
    pub fn moves_to_make_zigzag(nums: Vec<i32>) -> i32 {
        let mut moves = [0, 0];
        for (i, &num) in nums.iter().enumerate() {
            let neighbours = [i.checked_sub(1), Some(i + 1)];
            let lowest = neighbours.into_iter().flatten().filter_map(|j| nums.get(j)).min();
            moves[i % 2] += lowest.map_or(0, |low| (num - low + 1).max(0));
        }
        moves[0].min(moves[1])
    }
}
