//! The empty cell with the fewest possible digits is filled first, by each of them in turn, and a
//! cell without any ends the try. Every completion has one of these digits there, so none is
//! missed, and most cells leave only one choice.
impl Solution {
    pub fn solve_sudoku(board: &mut Vec<Vec<char>>) {
        let mut used = [0u32; 27];
        let mut open = Vec::new();
        for i in 0..9 {
            for j in 0..9 {
                match board[i][j].to_digit(10) {
                    Some(digit) => groups(i, j).into_iter().for_each(|g| used[g] |= 1 << digit),
                    None => open.push((i, j)),
                }
            }
        }
        fill(board, &mut used, &mut open);
    }
}

fn groups(i: usize, j: usize) -> [usize; 3] {
    [i, 9 + j, 18 + i / 3 * 3 + j / 3]
}

fn fill(board: &mut Vec<Vec<char>>, used: &mut [u32; 27], open: &mut Vec<(usize, usize)>) -> bool {
    // The digits 1 to 9 are bits 1 to 9.
    let free = |&(i, j): &(usize, usize)| 1022 & !groups(i, j).iter().fold(0, |bits, &g| bits | used[g]);
    let Some(at) = (0..open.len()).min_by_key(|&k| free(&open[k]).count_ones()) else { return true };
    let digits = free(&open[at]);
    let (i, j) = open.swap_remove(at);
    for digit in (1..10).filter(|d| digits >> d & 1 == 1) {
        board[i][j] = char::from_digit(digit, 10).unwrap();
        groups(i, j).into_iter().for_each(|g| used[g] ^= 1 << digit);
        if fill(board, used, open) {
            return true;
        }
        groups(i, j).into_iter().for_each(|g| used[g] ^= 1 << digit);
    }
    open.push((i, j));
    false
}
