//! There is one magic square of 1 to 9 up to turns and reflections: 5 in the middle, and around it 4, 9, 2, 7, 6, 1, 8
//! and 3, from any corner and in either direction. Corners are even, so a ring that fits begins at a corner as well.
impl Solution {
    pub fn num_magic_squares_inside(grid: Vec<Vec<i32>>) -> i32 {
        const RING: [i32; 8] = [4, 9, 2, 7, 6, 1, 8, 3];
        let magic = |i: usize, j: usize| {
            let [top, middle, bottom] = [i, i + 1, i + 2].map(|row| &grid[row][j..j + 3]);
            let around = [top[0], top[1], top[2], middle[2], bottom[2], bottom[1], bottom[0], middle[0]];
            let fits = |step: usize| {
                let start = RING.iter().position(|&value| value == around[0]);
                start.is_some_and(|start| (0..8).all(|k| around[k] == RING[(start + k * step) % 8]))
            };
            // Seven steps on are one step back.
            around[0] % 2 == 0 && middle[1] == 5 && (fits(1) || fits(7))
        };
        let tops = 0..grid.len().saturating_sub(2);
        let lefts = 0..grid[0].len().saturating_sub(2);
        tops.map(|i| lefts.clone().filter(|&j| magic(i, j)).count()).sum::<usize>() as i32
    }
}
