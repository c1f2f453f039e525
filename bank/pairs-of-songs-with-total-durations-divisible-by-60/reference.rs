//! A total is divisible by 60 exactly if the remainders of both durations add up to 0 or 60. So each song is paired
//! with as many earlier songs as have the rest that is missing.
impl Solution {
    pub fn num_pairs_divisible_by60(time: Vec<i32>) -> i32 {
        let mut earlier = [0; 60];
        let mut pairs = 0;
        for rest in time.into_iter().map(|duration| duration as usize % 60) {
            pairs += earlier[(60 - rest) % 60];
            earlier[rest] += 1;
        }
        pairs
    }
}
