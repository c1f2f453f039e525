//! A number of n digits is one of n - 1 digits with a digit that differs from the last one by k, on either side.
//! Both sides are the same for k = 0, and then only one is used.
impl Solution {
    pub fn nums_same_consec_diff(n: i32, k: i32) -> Vec<i32> {
        let mut numbers: Vec<i32> = (1..10).collect();
        for _ in 1..n {
            numbers = numbers
                .into_iter()
                .flat_map(|number| {
                    let last = number % 10;
                    let digits = (0..10_i32).filter(move |digit| (digit - last).abs() == k);
                    digits.map(move |digit| 10 * number + digit)
                })
                .collect();
        }
        numbers
    }
}
