//! The last coin of a best payment leaves a best payment of the rest, so the fewest coins follow from smaller amounts.
//! A coin may be as large as 2^31 - 1, so places are computed in usize and only rests from 0 on are looked up.
impl Solution {
    pub fn coin_change(coins: Vec<i32>, amount: i32) -> i32 {
        let amount = amount as usize;
        const NONE: i32 = i32::MAX - 1;
        let mut fewest = vec![NONE; amount + 1];
        fewest[0] = 0;
        for &coin in &coins {
            for sum in coin as usize..=amount {
                fewest[sum] = fewest[sum].min(fewest[sum - coin as usize] + 1);
            }
        }
        if fewest[amount] == NONE {
            -1
        } else {
            fewest[amount]
        }
    }
}
