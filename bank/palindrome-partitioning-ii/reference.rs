//! `pieces[e]` is the least number for the first e letters: the last piece is a palindrome, and what is before it is
//! cut best. Palindromes grow from every centre, from left to right, so the numbers before them are final.
impl Solution {
    pub fn min_cut(s: String) -> i32 {
        let letters = s.as_bytes();
        let n = letters.len();
        let mut pieces: Vec<i32> = (0..=n as i32).collect();
        for centre in 0..n {
            // A palindrome of odd length grows from one letter, one of even length from the gap behind it.
            for (mut start, mut end) in [(centre, centre + 1), (centre + 1, centre + 1)] {
                loop {
                    pieces[end] = pieces[end].min(pieces[start] + 1);
                    if start == 0 || end == n || letters[start - 1] != letters[end] {
                        break;
                    }
                    start -= 1;
                    end += 1;
                }
            }
        }
        pieces[n] - 1
    }
}
