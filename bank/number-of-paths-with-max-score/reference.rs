//! The best paths to a square come from the best of its three neighbours on the way to the start, and from all of
//! those that are equally good. Every path has a last step to the square, so none is counted twice.
impl Solution {
    pub fn paths_with_max_score(board: Vec<String>) -> Vec<i32> {
        let n = board.len();
        // The best score and the number of its paths, with a border of squares that have no path.
        let mut below = vec![(0, 0u64); n + 1];
        for (i, row) in board.iter().enumerate().rev() {
            let mut current = vec![(0, 0); n + 1];
            for (j, sign) in row.bytes().enumerate().rev() {
                let from = [below[j], below[j + 1], current[j + 1]];
                current[j] = match sign {
                    b'X' => (0, 0),
                    b'S' => (0, 1),
                    _ => {
                        let open = || from.iter().filter(|entry| entry.1 > 0);
                        let best = open().map(|entry| entry.0).max().unwrap_or(0);
                        let ways: u64 = open().filter(|entry| entry.0 == best).map(|entry| entry.1).sum();
                        let gain = if i + j == 0 { 0 } else { i32::from(sign - b'0') };
                        (if ways == 0 { 0 } else { best + gain }, ways % 1_000_000_007)
                    }
                };
            }
            below = current;
        }
        vec![below[0].0, below[0].1 as i32]
    }
}
