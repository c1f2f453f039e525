//! At each decimal place the ones are counted alone: in a block of ten times its weight it holds a one exactly
//! weight times. Whole blocks count in full, and of the last one what lies between weight and twice the weight.
impl Solution {
    pub fn count_digit_one(n: i32) -> i32 {
        let n = n as i64;
        let (mut total, mut weight) = (0, 1);
        while weight <= n {
            let block = 10 * weight;
            total += n / block * weight + (n % block - weight + 1).clamp(0, weight);
            weight = block;
        }
        total as i32
    }
}
