//! The outermost frame is read clockwise, and what is inside it is a smaller matrix to be read the same way.
//! A frame of a single row or column has no way back, so that is only read if it is another one.
impl Solution {
    pub fn spiral_order(matrix: Vec<Vec<i32>>) -> Vec<i32> {
        let (mut top, mut bottom) = (0, matrix.len());
        let (mut left, mut right) = (0, matrix[0].len());
        let mut out = Vec::new();
        // The rows top..bottom and the columns left..right are still to be read.
        while top < bottom && left < right {
            out.extend((left..right).map(|j| matrix[top][j]));
            out.extend((top + 1..bottom).map(|i| matrix[i][right - 1]));
            if top + 1 < bottom {
                out.extend((left..right - 1).rev().map(|j| matrix[bottom - 1][j]));
            }
            if left + 1 < right {
                out.extend((top + 1..bottom - 1).rev().map(|i| matrix[i][left]));
            }
            top += 1;
            bottom -= 1;
            left += 1;
            right -= 1;
        }
        out
    }
}
