//! A trade over several days is a chain of trades from one day to the next, and such trades never exclude each other.
//! So the most is earned by taking exactly the days on which the price rises.
impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        prices.windows(2).map(|days| (days[1] - days[0]).max(0)).sum()
    }
}
