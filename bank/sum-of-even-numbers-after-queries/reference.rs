//! A query changes one number, so only that one leaves the sum with its old value and joins it with the new one.
//! Odd values count as 0 both times.
impl Solution {
    pub fn sum_even_after_queries(mut nums: Vec<i32>, queries: Vec<Vec<i32>>) -> Vec<i32> {
        let share = |number: i32| if number % 2 == 0 { number } else { 0 };
        let mut sum: i32 = nums.iter().copied().map(share).sum();
        let answer = |query: Vec<i32>| {
            let number = &mut nums[query[1] as usize];
            sum -= share(*number);
            *number += query[0];
            sum += share(*number);
            sum
        };
        queries.into_iter().map(answer).collect()
    }
}
