//! The squares of ones that end in a cell are as many as the side of the greatest of them is long.
//! That side is one more than the least of the three sides that end above, to the left and between the two.
impl Solution {
    pub fn count_squares(matrix: Vec<Vec<i32>>) -> i32 {
        // The sides of the row above, after one column of zeros.
        let mut above = vec![0; matrix[0].len() + 1];
        let mut total = 0;
        for row in &matrix {
            let mut sides = vec![0];
            for (corner, &cell) in above.windows(2).zip(row) {
                let shortest = corner[0].min(corner[1]).min(sides[sides.len() - 1]);
                sides.push(cell * (shortest + 1));
            }
            total += sides.iter().sum::<i32>();
            above = sides;
        }
        total
    }
}
