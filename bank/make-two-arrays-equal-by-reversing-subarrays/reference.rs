//! Reversing two neighbours exchanges them, and exchanges of neighbours reach every order, but no step changes a
//! number. So the arrays can be made equal exactly when they have the same numbers equally often.
impl Solution {
    pub fn can_be_equal(target: Vec<i32>, arr: Vec<i32>) -> bool {
        let mut balance = [0; 1001];
        target.iter().for_each(|&x| balance[x as usize] += 1);
        arr.iter().for_each(|&x| balance[x as usize] -= 1);
        balance.iter().all(|&count| count == 0)
    }
}
