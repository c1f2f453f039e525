//! From each cell the word is followed letter by letter into neighbours that the path has not used,
//! and a cell is given free on the way back. A word whose letters the board does not have often
//! enough is refused first, and it is followed from its rarer end.
impl Solution {
    pub fn exist(board: Vec<Vec<char>>, word: String) -> bool {
        let mut board = board;
        let mut letters: Vec<char> = word.chars().collect();
        let count = |c: char| board.iter().flatten().filter(|&&b| b == c).count();
        if letters.iter().any(|&c| count(c) < letters.iter().filter(|&&other| other == c).count()) {
            return false;
        }
        // A path can be read from both ends, and few starts leave few tries.
        if count(letters[0]) > count(letters[letters.len() - 1]) {
            letters.reverse();
        }
        let (m, n) = (board.len(), board[0].len());
        (0..m).any(|i| (0..n).any(|j| follows(&mut board, i, j, &letters)))
    }
}

fn follows(board: &mut Vec<Vec<char>>, i: usize, j: usize, letters: &[char]) -> bool {
    if board[i][j] != letters[0] {
        return false;
    }
    if letters.len() == 1 {
        return true;
    }
    board[i][j] = '.';
    let rest = &letters[1..];
    let found = (i > 0 && follows(board, i - 1, j, rest))
        || (j > 0 && follows(board, i, j - 1, rest))
        || (i + 1 < board.len() && follows(board, i + 1, j, rest))
        || (j + 1 < board[0].len() && follows(board, i, j + 1, rest));
    board[i][j] = letters[0];
    found
}
