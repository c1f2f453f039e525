//! With a separator between letters every palindrome has a middle, and each radius found there counts palindromes.
//! Within the palindrome that reaches farthest right, a middle has at least the radius of its mirror image (Manacher),
//! so every comparison that succeeds moves the right edge.
impl Solution {
    pub fn count_substrings(s: String) -> i32 {
        let mut text = vec![b'.'];
        for c in s.bytes() {
            text.push(c);
            text.push(b'.');
        }
        let n = text.len();
        let mut radius = vec![0usize; n];
        let (mut middle, mut right) = (0, 0);
        let mut count = 0;
        for i in 0..n {
            let mut r = 0;
            if i < right {
                r = radius[2 * middle - i].min(right - i);
            }
            while i > r && i + r + 1 < n && text[i - r - 1] == text[i + r + 1] {
                r += 1;
            }
            radius[i] = r;
            if i + r > right {
                middle = i;
                right = i + r;
            }
            // Radius r in the spread text is a palindrome of r letters; two less for each inner one.
            count += (r + 1) / 2;
        }
        count as i32
    }
}
