//! The largest square that ends at a cell is one longer than the smallest of those that end above, to the left,
//! and at the corner. These three cover all of it but the cell itself, and if one of them is short, so is every
//! square that contains its place.
impl Solution {
    pub fn maximal_square(matrix: Vec<Vec<char>>) -> i32 {
        let mut sides = vec![0; matrix[0].len() + 1];
        let mut best = 0;
        for row in &matrix {
            let mut corner = 0;
            for (j, &cell) in row.iter().enumerate() {
                let above = sides[j + 1];
                sides[j + 1] = if cell == '1' { 1 + corner.min(above).min(sides[j]) } else { 0 };
                best = best.max(sides[j + 1]);
                corner = above;
            }
        }
        best * best
    }
}
