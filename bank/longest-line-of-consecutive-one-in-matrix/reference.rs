//! In each of the four directions, the line that ends at a cell is one longer than that at the cell before it.
//! Lines are extended row by row, so the row above is all that is needed.
impl Solution {
    pub fn longest_line(mat: Vec<Vec<i32>>) -> i32 {
        let n = mat[0].len();
        // for each column, shifted by one: lines down, down to the right, down to the left
        let mut above = vec![[0; 3]; n + 2];
        let mut longest = 0;
        for row in &mat {
            let mut lines = vec![[0; 3]; n + 2];
            let mut across = 0;
            for j in 1..=n {
                if row[j - 1] == 0 {
                    across = 0;
                    continue;
                }
                across += 1;
                lines[j] = [above[j][0] + 1, above[j - 1][1] + 1, above[j + 1][2] + 1];
                longest = lines[j].iter().fold(longest.max(across), |most, &line| most.max(line));
            }
            above = lines;
        }
        longest
    }
}
