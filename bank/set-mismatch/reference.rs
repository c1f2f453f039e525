//! Against the sum and the sum of squares of 1 to n, the numbers are off by d - m and by d^2 - m^2, where d is there
//! twice and m is missing. The quotient of the two is d + m, and both numbers follow.
impl Solution {
    pub fn find_error_nums(nums: Vec<i32>) -> Vec<i32> {
        let mut difference: i64 = 0;
        let mut squares: i64 = 0;
        for (i, &x) in nums.iter().enumerate() {
            let (right, x) = (i as i64 + 1, x as i64);
            difference += x - right;
            squares += x * x - right * right;
        }
        let sum = squares / difference;
        vec![((sum + difference) / 2) as i32, ((sum - difference) / 2) as i32]
    }
}
