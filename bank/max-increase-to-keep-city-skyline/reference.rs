//! A building must not be higher than the highest one of its row or of its column. Raised to the lower of these two
//! heights, it changes neither, so all buildings can be raised at the same time.
impl Solution {
    pub fn max_increase_keeping_skyline(grid: Vec<Vec<i32>>) -> i32 {
        let from_west: Vec<i32> = grid.iter().map(|row| row.iter().copied().max().unwrap()).collect();
        let from_north: Vec<i32> = (0..grid.len()).map(|c| grid.iter().map(|row| row[c]).max().unwrap()).collect();
        let raises = grid.iter().zip(from_west).flat_map(|(row, limit)| {
            row.iter().zip(&from_north).map(move |(height, &other)| limit.min(other) - height)
        });
        raises.sum()
    }
}
