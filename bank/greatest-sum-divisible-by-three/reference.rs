//! The whole sum is divisible after leaving out one number with the same remainder as the sum, or two with the other
//! one. More never have to go, as among any such numbers three alike or two different ones could come back.
impl Solution {
    pub fn max_sum_div_three(mut nums: Vec<i32>) -> i32 {
        nums.sort_unstable();
        let total: i32 = nums.iter().sum();
        let rest = total % 3;
        if rest == 0 {
            return total;
        }
        let smallest = |remainder: i32, count: usize| {
            let out: Vec<i32> = nums.iter().copied().filter(|x| x % 3 == remainder).take(count).collect();
            (out.len() == count).then(|| out.iter().sum())
        };
        let loss: i32 = [smallest(rest, 1), smallest(3 - rest, 2)].into_iter().flatten().min().unwrap();
        total - loss
    }
}
