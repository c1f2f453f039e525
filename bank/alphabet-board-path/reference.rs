//! No path is shorter than the difference of the rows and columns, and one of this length exists if it keeps to the
//! board. Only the row of z is short: going up and left first enters it from column 0 and leaves it before any step
//! to the right.
impl Solution {
    pub fn alphabet_board_path(target: String) -> String {
        let mut path = String::new();
        let (mut row, mut column) = (0_usize, 0_usize);
        for letter in target.bytes().map(|letter| usize::from(letter - b'a')) {
            let (to_row, to_column) = (letter / 5, letter % 5);
            path += &"U".repeat(row.saturating_sub(to_row));
            path += &"L".repeat(column.saturating_sub(to_column));
            path += &"D".repeat(to_row.saturating_sub(row));
            path += &"R".repeat(to_column.saturating_sub(column));
            path.push('!');
            (row, column) = (to_row, to_column);
        }
        path
    }
}
