//! Each cell knows how many ones follow each other up to it from the left and from above. A square ends in a cell if
//! both runs there are as long as its side, and so are those that end in its two neighbouring corners.
impl Solution {
    pub fn largest1_bordered_square(grid: Vec<Vec<i32>>) -> i32 {
        let (rows, cols) = (grid.len(), grid[0].len());
        let mut across = vec![vec![0; cols]; rows];
        let mut down = across.clone();
        let mut largest = 0;
        for i in 0..rows {
            for j in 0..cols {
                if grid[i][j] == 0 {
                    continue;
                }
                across[i][j] = if j > 0 { across[i][j - 1] } else { 0 } + 1;
                down[i][j] = if i > 0 { down[i - 1][j] } else { 0 } + 1;
                let longest = across[i][j].min(down[i][j]);
                let closed = |side: &usize| across[i + 1 - side][j] >= *side && down[i][j + 1 - side] >= *side;
                // Only squares that are larger than the best one matter.
                largest = (largest + 1..=longest).rev().find(closed).unwrap_or(largest);
            }
        }
        (largest * largest) as i32
    }
}
