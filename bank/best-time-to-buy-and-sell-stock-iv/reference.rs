//! For each number of trades two states are kept: the most money with a share in hand, and without one. A trade more
//! begins from the money of the trades before it; doing both on one day is a trade without profit and harmless.
impl Solution {
    pub fn max_profit(k: i32, prices: Vec<i32>) -> i32 {
        let trades = k as usize;
        let mut holding = vec![i32::MIN; trades + 1];
        let mut free = vec![0; trades + 1];
        for price in prices {
            for trade in 1..=trades {
                holding[trade] = holding[trade].max(free[trade - 1] - price);
                free[trade] = free[trade].max(holding[trade] + price);
            }
        }
        free[trades]
    }
}
