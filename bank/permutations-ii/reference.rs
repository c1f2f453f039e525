//! From the sorted order on, each step goes to the next greater arrangement, so equal ones cannot
//! come twice. The step raises the place before the longest falling end by as little as possible
//! and sorts the end; without such a place all are listed.
impl Solution {
    pub fn permute_unique(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut v = nums;
        v.sort_unstable();
        let mut out = vec![v.clone()];
        while let Some(pivot) = (1..v.len()).rev().map(|i| i - 1).find(|&i| v[i] < v[i + 1]) {
            let greater = (pivot + 1..v.len()).rev().find(|&j| v[j] > v[pivot]).unwrap();
            v.swap(pivot, greater);
            v[pivot + 1..].reverse();
            out.push(v.clone());
        }
        out
    }
}
