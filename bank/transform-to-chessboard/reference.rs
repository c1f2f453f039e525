//! Swaps keep equal rows equal, so each row must be the first one or its opposite, and the first row and the first
//! column then say everything. Each of these two is put in order alone, and a swap mends two wrong places.
impl Solution {
    pub fn moves_to_chessboard(board: Vec<Vec<i32>>) -> i32 {
        let n = board.len();
        let top = &board[0];
        let side: Vec<i32> = board.iter().map(|row| row[0]).collect();
        let fits = |(row, &first): (&Vec<i32>, &i32)| row.iter().zip(top).all(|(a, b)| a ^ b == first ^ top[0]);
        if !board.iter().zip(&side).all(fits) {
            return -1;
        }
        let swaps = |line: &[i32]| {
            let ones = line.iter().filter(|&&cell| cell == 1).count();
            let wrong = (0..n).filter(|&place| line[place] != place as i32 % 2).count();
            if ones.abs_diff(n - ones) > 1 {
                return None;
            }
            // A line that begins with 1 has the other places wrong. Only an even number can be swapped away.
            [wrong, n - wrong].into_iter().filter(|count| count % 2 == 0).min().map(|count| count / 2)
        };
        match (swaps(top), swaps(&side)) {
            (Some(columns), Some(rows)) => (columns + rows) as i32,
            _ => -1,
        }
    }
}
