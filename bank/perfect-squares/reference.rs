//! Four squares are always enough (Lagrange), and three are unless the number is 7 more than a multiple of 8,
//! times a power of 4 (Legendre). So only one and two squares have to be searched for.
impl Solution {
    pub fn num_squares(n: i32) -> i32 {
        let is_square = |x: i32| x.isqrt().pow(2) == x;
        let mut odd_part = n;
        while odd_part % 4 == 0 {
            odd_part /= 4;
        }
        if is_square(n) {
            1
        } else if (1..=n.isqrt()).any(|root| is_square(n - root * root)) {
            2
        } else if odd_part % 8 == 7 {
            4
        } else {
            3
        }
    }
}
