//! Inside the palindrome that reaches furthest right, a centre has the radius of its mirror image
//! up to that border. Only growth past the border is compared letter by letter, so all radii are
//! known after linear work.
impl Solution {
    pub fn longest_palindrome(s: String) -> String {
        // With a separator around each letter, palindromes of even length have a centre too.
        let mut t = vec![b'|'];
        for c in s.bytes() {
            t.push(c);
            t.push(b'|');
        }
        let n = t.len();
        let mut radius = vec![0; n];
        let (mut centre, mut best) = (0, 0);
        for i in 0..n {
            let border = centre + radius[centre];
            let mut r = if i < border { radius[2 * centre - i].min(border - i) } else { 0 };
            while i > r && i + r + 1 < n && t[i - r - 1] == t[i + r + 1] {
                r += 1;
            }
            radius[i] = r;
            if i + r > border {
                centre = i;
            }
            if r > radius[best] {
                best = i;
            }
        }
        let start = (best - radius[best]) / 2;
        s[start..start + radius[best]].to_string()
    }
}
