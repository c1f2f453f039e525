//! At most, one gap at an end is lost by the first move, and every free place inside is used up one by one. At least,
//! the stones outside of the fullest window of n places move; only n - 1 in a row with a far last one need two moves.
impl Solution {
    pub fn num_moves_stones_ii(mut stones: Vec<i32>) -> Vec<i32> {
        stones.sort_unstable();
        let count = stones.len();
        let free = |from: usize, to: usize| stones[to] - stones[from] - (to - from) as i32;
        let most = free(0, count - 2).max(free(1, count - 1));
        let mut least = count;
        let mut first = 0;
        for last in 0..count {
            while stones[last] - stones[first] >= count as i32 {
                first += 1;
            }
            let inside = last - first + 1;
            let needs = if inside == count - 1 && free(first, last) == 0 { 2 } else { count - inside };
            least = least.min(needs);
        }
        vec![least as i32, most]
    }
}
