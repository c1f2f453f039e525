//! The first number of a stretch goes alone, or with an equal one: then all between them goes first but for its last
//! palindrome, which the two enclose without a further move. The rest after that is a stretch of its own.
impl Solution {
    pub fn minimum_moves(arr: Vec<i32>) -> i32 {
        let n = arr.len();
        // The least moves for the stretch from a start to before an end.
        let mut least = vec![vec![0; n + 1]; n + 1];
        for start in (0..n).rev() {
            for end in start + 1..=n {
                let partners = (start + 1..end).filter(|&other| arr[other] == arr[start]);
                let together = partners.map(|other| least[start + 1][other].max(1) + least[other + 1][end]);
                least[start][end] = together.fold(1 + least[start + 1][end], i32::min);
            }
        }
        least[0][n]
    }
}
