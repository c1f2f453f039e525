//! Each digit must be new in its row, its column and its box, so one set of bits for each of these
//! 27 groups is enough. Empty cells say nothing, since whether the board can be completed is not
//! asked.
impl Solution {
    pub fn is_valid_sudoku(board: Vec<Vec<char>>) -> bool {
        let mut groups = [0u32; 27];
        for (i, row) in board.iter().enumerate() {
            for (j, &c) in row.iter().enumerate() {
                let Some(digit) = c.to_digit(10) else { continue };
                for group in [i, 9 + j, 18 + i / 3 * 3 + j / 3] {
                    if groups[group] >> digit & 1 == 1 {
                        return false;
                    }
                    groups[group] |= 1 << digit;
                }
            }
        }
        true
    }
}
