//! Only how many copies each integer has matters, and each such number serves some set of customers whose quantities fit
//! into it together. So for one number after the other, the sets of customers that can be served are extended.
use std::collections::HashMap;

impl Solution {
    pub fn can_distribute(nums: Vec<i32>, quantity: Vec<i32>) -> bool {
        let mut copies: HashMap<i32, i64> = HashMap::new();
        for x in nums {
            *copies.entry(x).or_default() += 1;
        }
        let all = (1usize << quantity.len()) - 1;
        let members = |set: usize| (0..quantity.len()).filter(move |i| set >> i & 1 == 1);
        let demand = |set: usize| members(set).map(|i| i64::from(quantity[i])).sum();
        let demands: Vec<i64> = (0..=all).map(demand).collect();
        let mut served = vec![false; all + 1];
        served[0] = true;
        for &count in copies.values() {
            // Greater sets first: what is read here is still without the present number.
            for set in (1..=all).rev() {
                let mut part = set;
                while part > 0 && !served[set] {
                    served[set] = demands[part] <= count && served[set ^ part];
                    part = (part - 1) & set;
                }
            }
        }
        served[all]
    }
}
