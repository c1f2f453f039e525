//! With m ones the value grows with the base, so bisection finds the only base that can fit; more ones mean a smaller
//! base, so the longest form is tried first. There are at most 60 ones, and two always fit, in base n - 1.
impl Solution {
    pub fn smallest_good_base(n: String) -> String {
        let n: i128 = n.parse().unwrap();
        for ones in (3..=60).rev() {
            let value = |base: i128| {
                let mut value = 0i128;
                for _ in 0..ones {
                    // More than n is all that matters then.
                    value = (value * base + 1).min(n + 1);
                }
                value
            };
            let (mut low, mut high) = (2i128, 1_000_000_000);
            while low < high {
                let middle = (low + high) / 2;
                if value(middle) < n {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            if value(low) == n {
                return low.to_string();
            }
        }
        (n - 1).to_string()
    }
}
