//! Every operation covers the corner, so the cells covered by all operations have the maximum.
//! They reach to the least bounds of all operations, or fill the matrix if there are none.
impl Solution {
    pub fn max_count(m: i32, n: i32, ops: Vec<Vec<i32>>) -> i32 {
        let rows = ops.iter().map(|op| op[0]).fold(m, i32::min);
        let columns = ops.iter().map(|op| op[1]).fold(n, i32::min);
        rows * columns
    }
}
