//! The pay for one unit of quality must be at least the greatest demand in the group, and that much is enough for all.
//! So for each worker as the most demanding one, the k workers of least quality are chosen among those that demand no
//! more; a group without that worker would only be paid too much.
use std::collections::BinaryHeap;

impl Solution {
    pub fn mincost_to_hire_workers(quality: Vec<i32>, wage: Vec<i32>, k: i32) -> f64 {
        let mut workers: Vec<(i32, i32)> = wage.into_iter().zip(quality).collect();
        // Demands are fractions, compared without dividing; the products fit.
        workers.sort_unstable_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)));
        let mut group = BinaryHeap::new();
        let mut total = 0;
        let mut least = f64::INFINITY;
        for (pay, worth) in workers {
            group.push(worth);
            total += worth;
            if group.len() > k as usize {
                total -= group.pop().unwrap();
            }
            if group.len() == k as usize {
                least = least.min(total as f64 * pay as f64 / worth as f64);
            }
        }
        least
    }
}
