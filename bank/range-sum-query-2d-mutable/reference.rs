//! Partial sums in two dimensions: a place holds the sum of a block whose sides are its lowest bits, so a change and
//! the sum of a corner touch log m * log n places. A rectangle follows from four corners; the sums fit in 32 bits.
struct NumMatrix {
    matrix: Vec<Vec<i32>>,
    tree: Vec<Vec<i32>>,
}

impl NumMatrix {
    fn new(matrix: Vec<Vec<i32>>) -> Self {
        let (m, n) = (matrix.len(), matrix[0].len());
        let mut this = NumMatrix { matrix: vec![vec![0; n]; m], tree: vec![vec![0; n + 1]; m + 1] };
        for (i, row) in matrix.iter().enumerate() {
            for (j, &val) in row.iter().enumerate() {
                this.update(i as i32, j as i32, val);
            }
        }
        this
    }

    fn update(&mut self, row: i32, col: i32, val: i32) {
        let old = &mut self.matrix[row as usize][col as usize];
        let change = val - *old;
        *old = val;
        let mut i = row as usize + 1;
        while i < self.tree.len() {
            let mut j = col as usize + 1;
            while j < self.tree[0].len() {
                self.tree[i][j] += change;
                j += j & j.wrapping_neg();
            }
            i += i & i.wrapping_neg();
        }
    }

    fn sum_region(&self, row1: i32, col1: i32, row2: i32, col2: i32) -> i32 {
        let below = self.corner(row2 + 1, col2 + 1) - self.corner(row2 + 1, col1);
        below - self.corner(row1, col2 + 1) + self.corner(row1, col1)
    }

    /// The sum of all cells above that row and left of that column.
    fn corner(&self, rows: i32, cols: i32) -> i32 {
        let mut sum = 0;
        let mut i = rows;
        while i > 0 {
            let mut j = cols;
            while j > 0 {
                sum += self.tree[i as usize][j as usize];
                j &= j - 1;
            }
            i &= i - 1;
        }
        sum
    }
}
