//! Four states follow each other: first share bought, sold, second bought, sold; each keeps the most money that leads
//! to it. A state may be entered on the same day as the one before it: that is a trade without profit, which changes
//! nothing.
impl Solution {
    pub fn max_profit(prices: Vec<i32>) -> i32 {
        let (mut first_bought, mut first_sold) = (i32::MIN, 0);
        let (mut then_bought, mut then_sold) = (i32::MIN, 0);
        for price in prices {
            first_bought = first_bought.max(-price);
            first_sold = first_sold.max(first_bought + price);
            then_bought = then_bought.max(first_sold - price);
            then_sold = then_sold.max(then_bought + price);
        }
        then_sold
    }
}
