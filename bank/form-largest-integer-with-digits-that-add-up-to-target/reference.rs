//! The number with more digits is the larger one, so first the greatest number of digits is found for every amount. Then
//! each place from the left gets the highest digit after which the rest can still have as many digits as it should.
impl Solution {
    pub fn largest_number(cost: Vec<i32>, target: i32) -> String {
        let whole = target as usize;
        let prices: Vec<usize> = cost.iter().map(|&price| price as usize).collect();
        // None for an amount that no digits cost exactly.
        let mut digits: Vec<Option<usize>> = vec![Some(0)];
        for amount in 1..=whole {
            let most = prices.iter().filter(|&&price| price <= amount).filter_map(|price| digits[amount - price]).max();
            digits.push(most.map(|count| count + 1));
        }
        let Some(length) = digits[whole] else { return "0".to_string() };
        let mut amount = whole;
        (0..length)
            .rev()
            .map(|rest| {
                let fits = |price: &usize| *price <= amount && digits[amount - price] == Some(rest);
                let place = prices.iter().rposition(fits).unwrap();
                amount -= prices[place];
                char::from(b'1' + place as u8)
            })
            .collect()
    }
}
