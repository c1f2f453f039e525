//! The first event is the pickup of any of the n orders, and its delivery stands at any of the 2n - 1 places after it.
//! The other events are then a valid sequence of n - 1 orders, independent of this choice.
impl Solution {
    pub fn count_orders(n: i32) -> i32 {
        (1..=i64::from(n)).fold(1, |ways, orders| ways * (orders * (2 * orders - 1)) % 1_000_000_007) as i32
    }
}
