//! Every jump goes down, so with the indices taken from low to high the best walks of all possible targets are known.
//! A walk in one direction ends at the first value that is not lower, since it hides all that lies farther.
impl Solution {
    pub fn max_jumps(arr: Vec<i32>, d: i32) -> i32 {
        let mut order: Vec<usize> = (0..arr.len()).collect();
        order.sort_unstable_by_key(|&index| arr[index]);
        let mut visited = vec![1; arr.len()];
        for index in order {
            let lower = |&other: &usize| arr[other] < arr[index];
            let right = (index + 1..arr.len()).take(d as usize).take_while(lower);
            let left = (0..index).rev().take(d as usize).take_while(lower);
            if let Some(most) = right.chain(left).map(|target| visited[target]).max() {
                visited[index] = most + 1;
            }
        }
        visited.into_iter().max().unwrap_or(0)
    }
}
