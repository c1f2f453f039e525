//! Squares are found in the order of the rolls that they need, counted for the square where a move ends: a snake or
//! ladder that begins there is of no more account. So each square has to be rolled from once.
impl Solution {
    pub fn snakes_and_ladders(board: Vec<Vec<i32>>) -> i32 {
        let n = board.len();
        // For each square from 1 on, where a move onto it ends.
        let mut ends = vec![0];
        for (level, row) in board.iter().rev().enumerate() {
            for column in 0..n {
                let square = ends.len();
                let exit = row[if level % 2 == 0 { column } else { n - 1 - column }];
                ends.push(if exit > 0 { exit as usize } else { square });
            }
        }
        let last = n * n;
        let mut rolls = vec![-1; last + 1];
        rolls[1] = 0;
        let mut reached = vec![1];
        let mut next = 0;
        while next < reached.len() && rolls[last] < 0 {
            let square: usize = reached[next];
            for &end in &ends[square + 1..=(square + 6).min(last)] {
                if rolls[end] < 0 {
                    rolls[end] = rolls[square] + 1;
                    reached.push(end);
                }
            }
            next += 1;
        }
        rolls[last]
    }
}
