//! Rows are filled one after the other, so each arrangement is counted once, and only columns and
//! diagonals can be attacked. Seen from the next row a diagonal moves by one column, so three sets
//! of bits hold all attacked places.
impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        count((1 << n) - 1, 0, 0, 0)
    }
}

fn count(full: u32, columns: u32, left: u32, right: u32) -> i32 {
    if columns == full {
        return 1;
    }
    let mut free = full & !(columns | left | right);
    let mut sum = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        sum += count(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    sum
}
