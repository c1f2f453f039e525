//! A sequence ends with a run of one number, and the run can follow every shorter sequence that ends otherwise.
//! For each number those that end with it are the sum of these over all allowed lengths of the run.
const MODULUS: u64 = 1_000_000_007;

impl Solution {
    pub fn die_simulator(n: i32, roll_max: Vec<i32>) -> i32 {
        // By the length of the sequences: those that do not end with the number.
        let mut others: Vec<Vec<u64>> = vec![vec![1]; roll_max.len()];
        let mut total = 1;
        for _ in 0..n {
            let runs = |(row, &longest): (&Vec<u64>, &i32)| row.iter().rev().take(longest as usize).sum::<u64>() % MODULUS;
            let ending: Vec<u64> = others.iter().zip(&roll_max).map(runs).collect();
            total = ending.iter().sum::<u64>() % MODULUS;
            for (row, ending) in others.iter_mut().zip(ending) {
                row.push((total + MODULUS - ending) % MODULUS);
            }
        }
        total as i32
    }
}
