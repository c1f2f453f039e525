//! Each evening one holds a share, has just sold one, or is free to buy the next day, and only these three matter for
//! what comes. The best purse of each follows from the evening before: a share is bought only by one who was free.
impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        let (mut holds, mut sold, mut free) = (-prices[0], 0, 0);
        for &price in &prices[1..] {
            (holds, sold, free) = (holds.max(free - price), holds + price, free.max(sold));
        }
        sold.max(free)
    }
}
