//! Each row has one element of each diagonal, at mirrored places.
//! In the middle row of an odd size both are the same element, which counts once.
impl Solution {
    pub fn diagonal_sum(mat: Vec<Vec<i32>>) -> i32 {
        let last = mat.len() - 1;
        let rows = mat.iter().enumerate().map(|(place, row)| match last - place {
            mirrored if mirrored == place => row[place],
            mirrored => row[place] + row[mirrored],
        });
        rows.sum()
    }
}
