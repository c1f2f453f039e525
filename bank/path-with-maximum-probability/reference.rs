//! No factor is above 1, so a path never gets more likely as it grows: the likeliest node that is not final yet can
//! become final. Numbers that are not negative are in the order of their bits, which is how the heap compares them.
use std::collections::BinaryHeap;

impl Solution {
    pub fn max_probability(n: i32, edges: Vec<Vec<i32>>, succ_prob: Vec<f64>, start_node: i32, end_node: i32) -> f64 {
        let mut links = vec![Vec::new(); n as usize];
        for (edge, &chance) in edges.iter().zip(&succ_prob) {
            links[edge[0] as usize].push((edge[1] as usize, chance));
            links[edge[1] as usize].push((edge[0] as usize, chance));
        }
        let mut finished = vec![false; n as usize];
        let mut heap = BinaryHeap::from([(1f64.to_bits(), start_node as usize)]);
        while let Some((bits, node)) = heap.pop() {
            let so_far = f64::from_bits(bits);
            if node == end_node as usize {
                return so_far;
            }
            if std::mem::replace(&mut finished[node], true) {
                continue;
            }
            for &(other, chance) in &links[node] {
                if !finished[other] && chance > 0.0 {
                    heap.push(((so_far * chance).to_bits(), other));
                }
            }
        }
        0.0
    }
}
