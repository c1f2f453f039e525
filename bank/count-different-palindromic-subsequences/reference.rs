//! A palindrome that begins and ends with a letter can always use the first and the last place of that letter, with any
//! palindrome or nothing in between. So the outer letter and the inner palindrome name each palindrome exactly once.
impl Solution {
    pub fn count_palindromic_subsequences(s: String) -> i32 {
        let text = s.as_bytes();
        let size = text.len();
        // ways[i][j] counts the palindromes of the part from i to j.
        let mut ways = vec![vec![0u64; size]; size];
        let mut first = [usize::MAX; 4];
        for start in (0..size).rev() {
            first[(text[start] - b'a') as usize] = start;
            let mut last = [usize::MAX; 4];
            for end in start..size {
                last[(text[end] - b'a') as usize] = end;
                let outer = first.into_iter().zip(last).filter(|pair| pair.1 != usize::MAX);
                let total: u64 = outer.map(|(a, b)| if a == b { 1 } else { 2 + ways[a + 1][b - 1] }).sum();
                ways[start][end] = total % 1_000_000_007;
            }
        }
        ways[0][size - 1] as i32
    }
}
