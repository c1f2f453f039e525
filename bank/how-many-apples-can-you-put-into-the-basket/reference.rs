//! For each number of apples the lightest ones weigh least, so the apples go in from light to heavy.
//! The weights are positive, hence the sums rise and the first one that is too heavy ends it.
impl Solution {
    pub fn max_number_of_apples(weight: Vec<i32>) -> i32 {
        let mut sorted = weight;
        sorted.sort_unstable();
        let sums = sorted.iter().scan(0, |sum, apple| {
            *sum += apple;
            Some(*sum)
        });
        sums.take_while(|&sum| sum <= 5000).count() as i32
    }
}
