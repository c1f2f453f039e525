//! Along a diagonal, the difference of row and column stays the same, and it is another one on every other diagonal. So
//! the values are sorted by this difference first, and each cell takes the next one of its own diagonal.
impl Solution {
    pub fn diagonal_sort(mut mat: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let width = mat[0].len();
        let mut diagonals = vec![Vec::new(); mat.len() + width];
        for (r, row) in mat.iter().enumerate() {
            for (c, &value) in row.iter().enumerate() {
                diagonals[r + width - c].push(value);
            }
        }
        for diagonal in &mut diagonals {
            diagonal.sort_unstable_by(|a, b| b.cmp(a));
        }
        for (r, row) in mat.iter_mut().enumerate() {
            for (c, cell) in row.iter_mut().enumerate() {
                *cell = diagonals[r + width - c].pop().unwrap();
            }
        }
        mat
    }
}
