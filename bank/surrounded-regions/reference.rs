//! A region is not surrounded exactly if it has a cell on the border, so all cells that are reached from there stay.
//! They are marked by a walk that begins at every `O` of the border; every other `O` is captured.
impl Solution {
    pub fn solve(board: &mut Vec<Vec<char>>) {
        let (rows, columns) = (board.len(), board[0].len());
        let mut open = Vec::new();
        for r in 0..rows {
            for c in 0..columns {
                if r == 0 || c == 0 || r + 1 == rows || c + 1 == columns {
                    open.push((r, c));
                }
            }
        }
        while let Some((r, c)) = open.pop() {
            // Beyond the first row or column an index wraps and is refused here.
            if r >= rows || c >= columns || board[r][c] != 'O' {
                continue;
            }
            board[r][c] = '#';
            open.push((r + 1, c));
            open.push((r.wrapping_sub(1), c));
            open.push((r, c + 1));
            open.push((r, c.wrapping_sub(1)));
        }
        for cell in board.iter_mut().flatten() {
            *cell = if *cell == '#' { 'O' } else { 'X' };
        }
    }
}
