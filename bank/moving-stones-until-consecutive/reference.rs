//! An outer stone can move in by one place at a time, so every free place between the outer stones can be worth a move.
//! For the fewest, both outer stones go next to the middle one, unless one is there already or leaves just one place.
impl Solution {
    pub fn num_moves_stones(a: i32, b: i32, c: i32) -> Vec<i32> {
        let mut stones = [a, b, c];
        stones.sort_unstable();
        let free = [stones[1] - stones[0] - 1, stones[2] - stones[1] - 1];
        let fewest = match (free[0].min(free[1]), free[0].max(free[1])) {
            (0, 0) => 0,
            // The far stone moves next to a near one, or into the only place between two stones.
            (0 | 1, _) => 1,
            _ => 2,
        };
        vec![fewest, free[0] + free[1]]
    }
}
