//! Splits with the lighter part at the left keep a beginning of the row, the others an end, and the border between the
//! two kinds moves only forward as the row grows. So the best over all beginnings, and all ends, is kept for each row.
impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let n = stone_value.len();
        let mut prefix = vec![0i64];
        for &x in &stone_value {
            prefix.push(prefix[prefix.len() - 1] + x as i64);
        }
        let sum = |i: usize, j: usize| prefix[j + 1] - prefix[i];
        // For the row i..=j: the best sum and score of a beginning of it, and of an end of it, the row itself included.
        let mut beginning = vec![vec![0i64; n]; n];
        let mut end = vec![vec![0i64; n]; n];
        let mut score = 0;
        for i in (0..n).rev() {
            beginning[i][i] = sum(i, i);
            end[i][i] = sum(i, i);
            score = 0;
            let mut k = i;
            for j in i + 1..n {
                // The first k at which the left part is not the lighter one.
                while 2 * sum(i, k) < sum(i, j) {
                    k += 1;
                }
                score = if k < j { end[k + 1][j] } else { 0 };
                if 2 * sum(i, k) == sum(i, j) {
                    score = score.max(beginning[i][k]);
                } else if k > i {
                    score = score.max(beginning[i][k - 1]);
                }
                beginning[i][j] = beginning[i][j - 1].max(sum(i, j) + score);
                end[i][j] = end[i + 1][j].max(sum(i, j) + score);
            }
        }
        score as i32
    }
}
