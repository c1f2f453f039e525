//! In sorted order a third number between two of a pair would make a smaller difference, so the wanted pairs are
//! neighbours. They come out in ascending order from the smallest number on.
impl Solution {
    pub fn minimum_abs_difference(mut arr: Vec<i32>) -> Vec<Vec<i32>> {
        arr.sort_unstable();
        let mut least = i32::MAX;
        let mut pairs = Vec::new();
        for pair in arr.windows(2) {
            let difference = pair[1] - pair[0];
            if difference < least {
                least = difference;
                pairs.clear();
            }
            if difference == least {
                pairs.push(pair.to_vec());
            }
        }
        pairs
    }
}
