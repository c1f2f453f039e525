//! The search trees of n values are the shapes of binary trees with n nodes, which the Catalan numbers count.
//! C(k+1) = C(k) * 2(2k+1) / (k+2) is whole at every step, and fits into 64 bits for all n that are allowed.
impl Solution {
    pub fn num_trees(n: i32) -> i32 {
        let mut count: i64 = 1;
        for k in 0..n as i64 {
            count = count * 2 * (2 * k + 1) / (k + 2);
        }
        count as i32
    }
}
