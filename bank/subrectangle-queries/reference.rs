//! All values are kept as they are now, so a question is a single look. A change writes the part of each row that lies
//! in the subrectangle, at most 10,000 values.
struct SubrectangleQueries {
    rows: Vec<Vec<i32>>,
}

impl SubrectangleQueries {
    fn new(rectangle: Vec<Vec<i32>>) -> Self {
        SubrectangleQueries { rows: rectangle }
    }

    fn update_subrectangle(&mut self, row1: i32, col1: i32, row2: i32, col2: i32, new_value: i32) {
        for row in &mut self.rows[row1 as usize..=row2 as usize] {
            row[col1 as usize..=col2 as usize].fill(new_value);
        }
    }

    fn get_value(&self, row: i32, col: i32) -> i32 {
        self.rows[row as usize][col as usize]
    }
}
