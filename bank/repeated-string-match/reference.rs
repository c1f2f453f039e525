//! In the endless repetition of a, a match of b may start in the first a, and the one that ends first needs the fewest
//! repetitions. The failure links of b (Knuth, Morris, Pratt) find it without looking back.
impl Solution {
    pub fn repeated_string_match(a: String, b: String) -> i32 {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        let mut link = vec![0; b.len()];
        let mut matched = 0;
        for i in 1..b.len() {
            while matched > 0 && b[i] != b[matched] {
                matched = link[matched - 1];
            }
            if b[i] == b[matched] {
                matched += 1;
            }
            link[i] = matched;
        }
        matched = 0;
        for i in 0..a.len() + b.len() {
            let c = a[i % a.len()];
            while matched > 0 && c != b[matched] {
                matched = link[matched - 1];
            }
            if c == b[matched] {
                matched += 1;
            }
            if matched == b.len() {
                return (i / a.len()) as i32 + 1;
            }
        }
        -1
    }
}
