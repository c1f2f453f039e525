//! An item waits for the first price after it that is not greater, and of the waiting items those with the greatest
//! prices came last. So each new price serves items from the end of the waiting ones until one of them is cheaper.
impl Solution {
    pub fn final_prices(prices: Vec<i32>) -> Vec<i32> {
        let mut paid = prices.clone();
        let mut waiting: Vec<usize> = Vec::new();
        for (item, &price) in prices.iter().enumerate() {
            let cheaper = waiting.iter().rposition(|&other| prices[other] < price).map_or(0, |place| place + 1);
            for other in waiting.drain(cheaper..) {
                paid[other] -= price;
            }
            waiting.push(item);
        }
        paid
    }
}
