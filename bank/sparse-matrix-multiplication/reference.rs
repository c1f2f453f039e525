//! A zero of the first matrix adds nothing, so only its other values are multiplied by a row of the second, and of
//! that row only the values that are not zero, which are listed once. The largest sum is 10^6.
impl Solution {
    pub fn multiply(mat1: Vec<Vec<i32>>, mat2: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let filled = |row: &Vec<i32>| -> Vec<(usize, i32)> {
            row.iter().copied().enumerate().filter(|&(_, x)| x != 0).collect()
        };
        let second: Vec<Vec<(usize, i32)>> = mat2.iter().map(filled).collect();
        let mut product = vec![vec![0; mat2[0].len()]; mat1.len()];
        for (i, row) in mat1.iter().enumerate() {
            for (k, x) in filled(row) {
                for &(j, y) in &second[k] {
                    product[i][j] += x * y;
                }
            }
        }
        product
    }
}
