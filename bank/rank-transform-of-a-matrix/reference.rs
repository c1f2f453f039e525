//! In the order of the values, equal cells that are joined by rows and columns share a rank, which is one more than the
//! greatest rank so far in all of their lines. Smaller cells of these lines are done before, so no rank is too small.
fn leader(above: &mut [usize], mut line: usize) -> usize {
    while above[line] != line {
        above[line] = above[above[line]];
        line = above[line];
    }
    line
}

impl Solution {
    pub fn matrix_rank_transform(matrix: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (height, width) = (matrix.len(), matrix[0].len());
        let value = |cell: &usize| matrix[cell / width][cell % width];
        let mut cells: Vec<usize> = (0..height * width).collect();
        cells.sort_unstable_by_key(value);
        // The lines are the rows and, after them, the columns.
        let mut above: Vec<usize> = (0..height + width).collect();
        let mut top = vec![0; height + width];
        let mut ranks = vec![vec![0; width]; height];
        for equal in cells.chunk_by(|a, b| value(a) == value(b)) {
            for cell in equal {
                let row = leader(&mut above, cell / width);
                let column = leader(&mut above, height + cell % width);
                above[row] = column;
                top[column] = top[column].max(top[row]);
            }
            for cell in equal {
                ranks[cell / width][cell % width] = top[leader(&mut above, cell / width)] + 1;
            }
            // Each line is on its own again.
            for cell in equal {
                for line in [cell / width, height + cell % width] {
                    top[line] = ranks[cell / width][cell % width];
                    above[line] = line;
                }
            }
        }
        ranks
    }
}
