//! For each first number the pairs come in order of the second, so a heap needs only the next pair of each first
//! number, and a first number may wait until the one before it has had its first pair. Sums are taken in 64 bits.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn k_smallest_pairs(nums1: Vec<i32>, nums2: Vec<i32>, k: i32) -> Vec<Vec<i32>> {
        let sum = |i: usize, j: usize| nums1[i] as i64 + nums2[j] as i64;
        let mut heap = BinaryHeap::from([Reverse((sum(0, 0), 0, 0))]);
        let mut pairs = Vec::new();
        while pairs.len() < k as usize {
            let Some(Reverse((_, i, j))) = heap.pop() else {
                break;
            };
            pairs.push(vec![nums1[i], nums2[j]]);
            if j + 1 < nums2.len() {
                heap.push(Reverse((sum(i, j + 1), i, j + 1)));
            }
            if j == 0 && i + 1 < nums1.len() {
                heap.push(Reverse((sum(i + 1, 0), i + 1, 0)));
            }
        }
        pairs
    }
}
