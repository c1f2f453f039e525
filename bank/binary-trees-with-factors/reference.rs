//! A product is greater than both its factors, so in ascending order the trees of a number are all counted before it is
//! used as the greater factor. Two different factors can stand on either side, which makes two trees.
use std::collections::HashMap;

impl Solution {
    pub fn num_factored_binary_trees(mut arr: Vec<i32>) -> i32 {
        const MODULUS: u64 = 1_000_000_007;
        arr.sort_unstable();
        let numbers: Vec<u64> = arr.into_iter().map(|x| x as u64).collect();
        let place: HashMap<u64, usize> = numbers.iter().copied().zip(0..).collect();
        let mut trees = vec![1; numbers.len()];
        for (i, greater) in numbers.iter().enumerate() {
            for (j, smaller) in numbers[..=i].iter().enumerate() {
                if let Some(&product) = place.get(&(greater * smaller)) {
                    let sides = if i == j { 1 } else { 2 };
                    trees[product] = (trees[product] + trees[i] * trees[j] % MODULUS * sides) % MODULUS;
                }
            }
        }
        (trees.iter().sum::<u64>() % MODULUS) as i32
    }
}
