//! After each day only two numbers matter: the most money without a share, and the most money with one.
//! Every plan ends the day in one of these two states, and each follows from the states of the day before.
impl Solution {
    pub fn max_profit(prices: Vec<i32>, fee: i32) -> i32 {
        let (fee, start) = (i64::from(fee), (0_i64, i64::MIN / 2));
        let (empty, _) = prices.into_iter().map(i64::from).fold(start, |(empty, holding), price| {
            (empty.max(holding + price - fee), holding.max(empty - price))
        });
        empty as i32
    }
}
