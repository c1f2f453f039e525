//! The even numbers part the array into runs of odd numbers.
//! Three consecutive ones exist exactly if some run has at least three.
impl Solution {
    pub fn three_consecutive_odds(arr: Vec<i32>) -> bool {
        arr.split(|number| number % 2 == 0).any(|run| run.len() >= 3)
    }
}
