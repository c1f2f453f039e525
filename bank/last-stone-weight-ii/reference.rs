//! In what is left each stone counts with a plus or a minus sign, and the signs with the least amount can be reached.
//! So the amounts of all choices of signs follow stone by stone, and the least one after the last stone is the answer.
impl Solution {
    pub fn last_stone_weight_ii(stones: Vec<i32>) -> i32 {
        let total = stones.iter().sum::<i32>() as usize;
        let mut possible = vec![false; total + 1];
        possible[0] = true;
        for stone in stones.into_iter().map(|stone| stone as usize) {
            let mut next = vec![false; total + 1];
            // The stones before weigh no more than this bound, so what is left of them does not either.
            for left in (0..=total - stone).filter(|&left| possible[left]) {
                next[left + stone] = true;
                next[left.abs_diff(stone)] = true;
            }
            possible = next;
        }
        possible.iter().position(|&left| left).unwrap_or(0) as i32
    }
}
