//! On a diagonal the sum of row and column is the same, and each diagonal is read from its lowest row upwards.
//! So the rows are gone through from the last to the first, and each element joins the diagonal of its sum.
impl Solution {
    pub fn find_diagonal_order(nums: Vec<Vec<i32>>) -> Vec<i32> {
        let longest = nums.iter().map(Vec::len).max().unwrap_or(0);
        let mut diagonals = vec![Vec::new(); nums.len() + longest];
        for (row, elements) in nums.into_iter().enumerate().rev() {
            for (diagonal, element) in diagonals[row..].iter_mut().zip(elements) {
                diagonal.push(element);
            }
        }
        diagonals.concat()
    }
}
