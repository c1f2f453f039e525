//! The letters are added kind by kind: j equal tiles join a sequence of some length in as many ways as j places can be
//! chosen of the new length. Different choices of places or numbers give different sequences, so none is counted twice.
impl Solution {
    pub fn num_tile_possibilities(tiles: String) -> i32 {
        let n = tiles.len();
        let mut choose = vec![vec![0; n + 1]; n + 1];
        for total in 0..=n {
            choose[total][0] = 1;
            for part in 1..=total {
                choose[total][part] = choose[total - 1][part - 1] + choose[total - 1][part];
            }
        }
        let mut by_length = vec![0; n + 1];
        by_length[0] = 1;
        for letter in 'A'..='Z' {
            let copies = tiles.matches(letter).count();
            for length in (1..=n).rev() {
                for joined in 1..=copies.min(length) {
                    by_length[length] += by_length[length - joined] * choose[length][joined];
                }
            }
        }
        by_length[1..].iter().sum()
    }
}
