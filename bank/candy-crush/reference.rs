//! Each candy that goes is part of three equal ones in a line, so it is enough to mark all such threes of the same
//! board before any is removed. In each column the candies that stay keep their order, below the empty cells.
impl Solution {
    pub fn candy_crush(board: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut board = board;
        let (rows, columns) = (board.len(), board[0].len());
        loop {
            let mut crushed = vec![vec![false; columns]; rows];
            let mut stable = true;
            for (down, right) in [(0, 1), (1, 0)] {
                for i in 0..rows - 2 * down {
                    for j in 0..columns - 2 * right {
                        let three = [0, 1, 2].map(|step| (i + step * down, j + step * right));
                        if board[i][j] > 0 && three.iter().all(|&(a, b)| board[a][b] == board[i][j]) {
                            three.iter().for_each(|&(a, b)| crushed[a][b] = true);
                            stable = false;
                        }
                    }
                }
            }
            if stable {
                return board;
            }
            for j in 0..columns {
                let mut stay = (0..rows).rev().filter(|&i| !crushed[i][j]).map(|i| board[i][j]).collect::<Vec<i32>>();
                stay.resize(rows, 0);
                for (i, candy) in stay.into_iter().rev().enumerate() {
                    board[i][j] = candy;
                }
            }
        }
    }
}
