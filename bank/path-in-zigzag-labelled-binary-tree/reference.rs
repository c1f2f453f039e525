//! Without the zigzag the parent of a label is its half. The parent is in a row that runs the other way, so it is the
//! mirror image of this half there: both together are the sum of the first and the last label of the row.
impl Solution {
    pub fn path_in_zig_zag_tree(label: i32) -> Vec<i32> {
        let ends = |row: u32| (1 << row) + (2 << row) - 1;
        let rows = (0..label.ilog2()).rev();
        let mut path = vec![label];
        path.extend(rows.scan(label, |child, row| {
            *child = ends(row) - *child / 2;
            Some(*child)
        }));
        path.reverse();
        path
    }
}
