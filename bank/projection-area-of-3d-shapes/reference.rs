//! From above, each tower that is not empty shows one square; from the front and from the side, only the highest tower
//! of a line is seen. So the area is a count of towers and a sum of maxima over all rows and columns.
impl Solution {
    pub fn projection_area(grid: Vec<Vec<i32>>) -> i32 {
        let towers = grid.iter().flatten().filter(|&&height| height > 0).count() as i32;
        let rows: i32 = grid.iter().filter_map(|row| row.iter().max()).sum();
        let skyline = grid.iter().fold(vec![0; grid.len()], |high, row| {
            high.iter().zip(row).map(|(a, b)| *a.max(b)).collect()
        });
        towers + rows + skyline.iter().sum::<i32>()
    }
}
