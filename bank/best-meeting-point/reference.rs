//! Rows and columns add up apart, and in each direction a median is best: a step away from it leaves at least
//! half behind. Pairs from the outside inwards meet at it, so the way of each pair is just their distance.
impl Solution {
    pub fn min_total_distance(grid: Vec<Vec<i32>>) -> i32 {
        let (mut rows, mut columns) = (Vec::new(), Vec::new());
        for (i, row) in grid.iter().enumerate() {
            rows.extend(row.iter().filter(|&&home| home == 1).map(|_| i as i64));
        }
        for j in 0..grid[0].len() {
            columns.extend(grid.iter().filter(|row| row[j] == 1).map(|_| j as i64));
        }
        // Both are in increasing order.
        let way = |places: &[i64]| -> i64 { places.iter().zip(places.iter().rev()).map(|(a, b)| (a - b).abs()).sum() };
        ((way(&rows) + way(&columns)) / 2) as i32
    }
}
