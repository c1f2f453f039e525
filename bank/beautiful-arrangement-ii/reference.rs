//! Among k + 1 numbers, going to and fro between the smallest and the largest left makes the steps k, k - 1, ..., 1.
//! The others, put before in order, add steps of 1 only.
impl Solution {
    pub fn construct_array(n: i32, k: i32) -> Vec<i32> {
        let mut answer: Vec<i32> = (1..n - k).collect();
        let (mut low, mut high) = (n - k, n);
        while low <= high {
            answer.push(low);
            low += 1;
            if low <= high {
                answer.push(high);
                high -= 1;
            }
        }
        answer
    }
}
