//! With a fixed lower right corner, each column to the left gives as many submatrices as the lowest column of ones from
//! there to the corner is high. These minima only fall when a lower column comes, and equal ones are kept together.
impl Solution {
    pub fn num_submat(mat: Vec<Vec<i32>>) -> i32 {
        let mut ones = vec![0; mat[0].len()];
        let mut count = 0;
        for row in mat {
            // Heights that rise, each with the number of columns for which it is the minimum.
            let mut minima: Vec<(i32, i32)> = Vec::new();
            let mut corner = 0;
            for (height, cell) in ones.iter_mut().zip(row) {
                *height = (*height + 1) * cell;
                let mut width = 1;
                while let Some((higher, columns)) = minima.pop_if(|last| last.0 >= *height) {
                    corner -= higher * columns;
                    width += columns;
                }
                corner += *height * width;
                minima.push((*height, width));
                count += corner;
            }
        }
        count
    }
}
