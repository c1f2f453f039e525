//! Each square has exactly one cell of every pair of remainders by the side, so a pattern that repeats with the side is
//! as good as any: it fills the remainders with the most cells. There are at most four sizes of such groups of cells.
impl Solution {
    pub fn maximum_number_of_ones(width: i32, height: i32, side_length: i32, max_ones: i32) -> i32 {
        // How many remainders have how many places, along a line of some length.
        let kinds = |length: i32| {
            let (whole, rest) = (length / side_length, length % side_length);
            [(whole + 1, rest), (whole, side_length - rest)]
        };
        let mut groups = Vec::new();
        for (columns, many) in kinds(width) {
            groups.extend(kinds(height).map(|(rows, more)| (columns * rows, many * more)));
        }
        groups.sort_unstable_by_key(|group| -group.0);
        let mut left = max_ones;
        let filled = groups.into_iter().map(|(cells, number)| {
            let used = number.min(left);
            left -= used;
            used * cells
        });
        filled.sum()
    }
}
