//! The wealth of a customer is the sum of a row, and the answer is the greatest of these sums.
//! All amounts are small, so a sum fits into the type.
impl Solution {
    pub fn maximum_wealth(accounts: Vec<Vec<i32>>) -> i32 {
        accounts.iter().map(|customer| customer.iter().sum()).max().unwrap_or(0)
    }
}
