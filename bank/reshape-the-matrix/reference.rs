//! Both matrices have the same elements in the same order exactly if they have the same number of cells.
//! Then the row of all elements is cut into rows of the new width.
impl Solution {
    pub fn matrix_reshape(mat: Vec<Vec<i32>>, r: i32, c: i32) -> Vec<Vec<i32>> {
        if mat.len() * mat[0].len() != r as usize * c as usize {
            return mat;
        }
        mat.concat().chunks(c as usize).map(|row| row.to_vec()).collect()
    }
}
