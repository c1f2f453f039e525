//! The 720 boards are the nodes of a graph in which a move leads to a neighbour and back, so the first visit of a
//! search in breadth from the solved board takes the fewest moves. Boards that it never visits cannot be solved.
use std::collections::HashSet;

impl Solution {
    pub fn sliding_puzzle(board: Vec<Vec<i32>>) -> i32 {
        const SIDES: [&[usize]; 6] = [&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4], &[1, 3, 5], &[2, 4]];
        let given = board.concat();
        let solved = vec![1, 2, 3, 4, 5, 0];
        let mut seen = HashSet::from([solved.clone()]);
        let mut wave = vec![(solved, 5)];
        let mut moves = 0;
        while !wave.is_empty() {
            if wave.iter().any(|(tiles, _)| *tiles == given) {
                return moves;
            }
            moves += 1;
            let mut next_wave = Vec::new();
            for (tiles, empty) in wave {
                for &side in SIDES[empty] {
                    let mut moved = tiles.clone();
                    moved.swap(empty, side);
                    if seen.insert(moved.clone()) {
                        next_wave.push((moved, side));
                    }
                }
            }
            wave = next_wave;
        }
        -1
    }
}
