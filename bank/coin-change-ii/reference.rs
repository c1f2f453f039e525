//! Taking the coins one kind after another counts each combination once, whatever the order of its coins.
//! Counts only grow, so one that passes 64 bits may stay at the largest number: it is no answer of 32 bits.
impl Solution {
    pub fn change(amount: i32, coins: Vec<i32>) -> i64 {
        let amount = amount as usize;
        let mut ways = vec![0i64; amount + 1];
        ways[0] = 1;
        for &coin in &coins {
            let coin = coin as usize;
            for sum in coin..=amount {
                ways[sum] = ways[sum].saturating_add(ways[sum - coin]);
            }
        }
        ways[amount]
    }
}
