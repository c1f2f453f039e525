//! Of one length, each such number is 11...1 more than the one before it, as every digit grows by one; the first of them
//! is 12...k, and the last one ends in 9. The lengths in ascending order give all of them sorted.
impl Solution {
    pub fn sequential_digits(low: i32, high: i32) -> Vec<i32> {
        let (mut first, mut ones) = (1, 1);
        let mut numbers = Vec::new();
        for length in 2..=9 {
            first = 10 * first + length;
            ones = 10 * ones + 1;
            numbers.extend((0..10 - length).map(|more| first + more * ones));
        }
        numbers.retain(|number| (low..=high).contains(number));
        numbers
    }
}
