//! Dividing by 2, 3 and 5 as often as possible removes exactly these prime factors.
//! What is left has all others, so it is 1 if and only if there are none; only positive numbers are ugly.
impl Solution {
    pub fn is_ugly(mut n: i32) -> bool {
        if n <= 0 {
            return false;
        }
        for prime in [2, 3, 5] {
            while n % prime == 0 {
                n /= prime;
            }
        }
        n == 1
    }
}
