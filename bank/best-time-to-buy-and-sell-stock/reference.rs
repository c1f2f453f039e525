//! Whatever the day of the sale, the best day to buy is the cheapest one until then.
//! That price is known when the days are read in order; buying and selling on one day stands for no trade.
impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        let mut cheapest = i32::MAX;
        let mut best = 0;
        for price in prices {
            cheapest = cheapest.min(price);
            best = best.max(price - cheapest);
        }
        best
    }
}
