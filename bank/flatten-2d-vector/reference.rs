//! A place in the rows is kept, and it steps over rows that have nothing left before anything is asked of it.
//! Every row is left once, so the steps of all calls together are as many as rows and values.
struct Vector2D {
    rows: Vec<Vec<i32>>,
    row: usize,
    column: usize,
}

impl Vector2D {
    fn new(vec: Vec<Vec<i32>>) -> Self {
        Vector2D { rows: vec, row: 0, column: 0 }
    }

    fn next(&mut self) -> i32 {
        self.has_next();
        self.column += 1;
        self.rows[self.row][self.column - 1]
    }

    fn has_next(&mut self) -> bool {
        while self.row < self.rows.len() && self.column == self.rows[self.row].len() {
            self.row += 1;
            self.column = 0;
        }
        self.row < self.rows.len()
    }
}
