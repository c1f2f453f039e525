//! Two equal or two neighbouring Fibonacci numbers can be replaced by two or fewer others that lie farther apart, and
//! a sum without such pairs has the greatest one that fits. So the greatest one is taken again and again.
impl Solution {
    pub fn find_min_fibonacci_numbers(k: i32) -> i32 {
        let (mut smaller, mut larger) = (1, 1);
        while larger <= k {
            (smaller, larger) = (larger, smaller + larger);
        }
        let mut rest = k;
        let mut used = 0;
        while rest > 0 {
            used += rest / smaller;
            rest %= smaller;
            (smaller, larger) = (larger - smaller, smaller);
        }
        used
    }
}
