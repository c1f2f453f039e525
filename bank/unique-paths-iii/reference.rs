//! How a walk can go on depends only on the squares that are used and on the last one, so walks with equal ones are
//! counted together. They all have equal length, so step by step each state is complete before it is used.
use std::collections::HashMap;

impl Solution {
    pub fn unique_paths_iii(grid: Vec<Vec<i32>>) -> i32 {
        let width = grid[0].len();
        let squares: Vec<i32> = grid.concat();
        let place = |wanted: i32| squares.iter().position(|&square| square == wanted).unwrap();
        let (start, end) = (place(1), place(2));
        let free = squares.iter().filter(|&&square| square >= 0).count();
        let neighbours = |at: usize| {
            let sides = [
                (at % width > 0).then(|| at - 1),
                (at % width + 1 < width).then(|| at + 1),
                at.checked_sub(width),
                (at + width < squares.len()).then(|| at + width),
            ];
            sides.into_iter().flatten().filter(|&next| squares[next] >= 0)
        };
        let mut walks = HashMap::from([((1u32 << start, start), 1)]);
        for _ in 1..free {
            let mut longer = HashMap::new();
            for ((used, last), count) in walks {
                // A walk ends where it meets the ending square.
                for next in neighbours(last).filter(|&next| last != end && used >> next & 1 == 0) {
                    *longer.entry((used | 1 << next, next)).or_insert(0) += count;
                }
            }
            walks = longer;
        }
        walks.into_iter().filter(|&((_, last), _)| last == end).map(|(_, count)| count).sum()
    }
}
