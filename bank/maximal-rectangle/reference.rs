//! A rectangle of ones stands on some row, under the histogram of how many ones lie above each cell
//! of that row. So each row asks for the largest rectangle in a histogram, which a rising stack
//! finds in linear time.
impl Solution {
    pub fn maximal_rectangle(matrix: Vec<Vec<char>>) -> i32 {
        let n = matrix[0].len();
        // The bar behind the last column stays empty and takes all others off the stack.
        let mut heights = vec![0; n + 1];
        let mut best = 0;
        for row in &matrix {
            for j in 0..n {
                heights[j] = if row[j] == '1' { heights[j] + 1 } else { 0 };
            }
            let mut stack: Vec<usize> = Vec::new();
            for i in 0..=n {
                while let Some(top) = stack.pop_if(|top| heights[*top] >= heights[i]) {
                    let start = stack.last().map_or(0, |&lower| lower + 1);
                    best = best.max((i - start) * heights[top]);
                }
                stack.push(i);
            }
        }
        best as i32
    }
}
