//! An absolute value is the greater one of a difference and its opposite, so the whole is the greatest of all choices
//! of signs. With the signs fixed it is the difference of one sum at i and at j, and the greatest is that of the
//! extreme sums.
impl Solution {
    pub fn max_abs_val_expr(arr1: Vec<i32>, arr2: Vec<i32>) -> i32 {
        let spread = |(p, q): (i32, i32)| {
            let sums = || arr1.iter().zip(&arr2).zip(0..).map(|((x, y), i)| i + p * x + q * y);
            sums().max().unwrap() - sums().min().unwrap()
        };
        // The opposite of all three signs gives the same difference.
        [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().map(spread).max().unwrap()
    }
}
