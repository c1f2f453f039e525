//! From a place with a given M, the player in turn gets all that is left but what the other then gets.
//! Both therefore maximize the same amount for themselves, which depends on the place and M alone.
impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let n = piles.len();
        let mut left = vec![0; n + 1];
        let mut best = vec![vec![0; n + 1]; n + 1];
        for i in (0..n).rev() {
            left[i] = left[i + 1] + piles[i];
            for m in 1..=n {
                best[i][m] = (1..=(2 * m).min(n - i))
                    .map(|x| left[i] - best[i + x][m.max(x)])
                    .max()
                    .unwrap_or(0);
            }
        }
        best[0][1]
    }
}
