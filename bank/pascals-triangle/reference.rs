//! Every inner number is the sum of the two above it, and the ends are 1.
//! A row with a 0 put before it and one with a 0 put behind it, added place by place, are the next row.
impl Solution {
    pub fn generate(num_rows: i32) -> Vec<Vec<i32>> {
        let mut rows = vec![vec![1]];
        while rows.len() < num_rows as usize {
            let above = &rows[rows.len() - 1];
            let mut row = vec![1];
            row.extend(above.windows(2).map(|pair| pair[0] + pair[1]));
            row.push(1);
            rows.push(row);
        }
        rows
    }
}
