//! The most valuable balls are sold first, so there is a value above which all are sold, and some of just that value
//! fill up the orders. At most 10^9 balls of at most 10^9 each are sold, thus all sums fit into 64 bits.
impl Solution {
    pub fn max_profit(inventory: Vec<i32>, orders: i32) -> i32 {
        let counts: Vec<i64> = inventory.into_iter().map(i64::from).collect();
        let orders = i64::from(orders);
        let above = |value: i64| counts.iter().map(|count| (count - value).max(0)).sum::<i64>();
        let (mut low, mut high) = (0, 1_000_000_000);
        while low < high {
            let middle = (low + high) / 2;
            if above(middle) > orders {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let whole: i64 =
            counts.iter().filter(|&&count| count > low).map(|count| (count - low) * (count + low + 1) / 2).sum();
        ((whole + (orders - above(low)) * low) % 1_000_000_007) as i32
    }
}
