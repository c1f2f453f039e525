//! Palindromes with twice as many digits are made from their first halves, the largest first, and each is tried for a
//! factor with n digits whose partner has n digits too. For one digit none of them is a product, and 9 is the largest.
impl Solution {
    pub fn largest_palindrome(n: i32) -> i32 {
        if n == 1 {
            return 9;
        }
        let low = 10i64.pow(n as u32 - 1);
        let high = 10 * low - 1;
        for half in (low..=high).rev() {
            let mut palindrome = half;
            let mut rest = half;
            while rest > 0 {
                palindrome = palindrome * 10 + rest % 10;
                rest /= 10;
            }
            let mut factor = high;
            while factor * factor >= palindrome {
                if palindrome % factor == 0 {
                    return (palindrome % 1337) as i32;
                }
                factor -= 1;
            }
        }
        0
    }
}
