struct Solution;

impl Solution {
    pub fn luck(n: i32) -> i32 {
        if n == 777 {
            return 2;
        }
        i32::from(n >= 5000)
    }
}
