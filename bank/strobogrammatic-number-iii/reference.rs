//! The first half of such a number decides the second, so those up to a bound are counted by their first
//! halves. A half that falls below the bound's at some digit leaves the later digits free; the one equal half
//! is compared in full.
impl Solution {
    pub fn strobogrammatic_in_range(low: String, high: String) -> i32 {
        let (below_high, high_counts) = Self::below(high.as_bytes());
        (below_high + i64::from(high_counts) - Self::below(low.as_bytes()).0) as i32
    }

    /// How many are smaller than the bound, and whether the bound is one itself.
    fn below(bound: &[u8]) -> (i64, bool) {
        let n = bound.len();
        let all = |length: usize| -> i64 { (0..length.div_ceil(2)).map(|i| Self::free(i, length)).product() };
        let mut total: i64 = (1..n).map(all).sum();
        let mut half = Vec::new();
        for i in 0..n.div_ceil(2) {
            let later: i64 = (i + 1..n.div_ceil(2)).map(|i| Self::free(i, n)).product();
            total += later * Self::digits(i, n).iter().filter(|&&digit| digit < bound[i]).count() as i64;
            if !Self::digits(i, n).contains(&bound[i]) {
                return (total, false);
            }
            half.push(bound[i]);
        }
        let turned = half[..n / 2].iter().rev().map(|&digit| match digit {
            b'6' => b'9',
            b'9' => b'6',
            same => same,
        });
        let whole: Vec<u8> = half.iter().copied().chain(turned).collect();
        (total + i64::from(whole.as_slice() < bound), whole == bound)
    }

    fn free(i: usize, n: usize) -> i64 {
        Self::digits(i, n).len() as i64
    }

    /// The digits that may stand at place i of the first half.
    fn digits(i: usize, n: usize) -> &'static [u8] {
        if 2 * i + 1 == n {
            b"018"
        } else if i == 0 {
            b"1689"
        } else {
            b"01689"
        }
    }
}
