//! The salaries are distinct, so exactly one is the least and another one the greatest.
//! Without these two the sum is divided among the rest.
impl Solution {
    pub fn average(salary: Vec<i32>) -> f64 {
        let extremes = salary.iter().min().into_iter().chain(salary.iter().max());
        let rest = salary.iter().sum::<i32>() - extremes.sum::<i32>();
        f64::from(rest) / (salary.len() as f64 - 2.0)
    }
}
