//! Going backwards twice around the circle, a stack keeps the values that no nearer one is at least as great as.
//! What is popped is hidden by the current value for all that come before it, so the top is the nearest greater value.
impl Solution {
    pub fn next_greater_elements(nums: Vec<i32>) -> Vec<i32> {
        let n = nums.len();
        let mut answer = vec![-1; n];
        let mut stack: Vec<i32> = Vec::new();
        for i in (0..2 * n).rev() {
            let x = nums[i % n];
            while stack.last().map_or(false, |&top| top <= x) {
                stack.pop();
            }
            if i < n {
                answer[i] = stack.last().copied().unwrap_or(-1);
            }
            stack.push(x);
        }
        answer
    }
}
