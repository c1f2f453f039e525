//! In each row the negative numbers are at its end, and they begin no later than in the row above.
//! So the place where they begin only moves to the left, from the first row to the last.
impl Solution {
    pub fn count_negatives(grid: Vec<Vec<i32>>) -> i32 {
        let width = grid[0].len();
        let begins = grid.iter().scan(width, |begin, row| {
            *begin -= row[..*begin].iter().rev().take_while(|&&number| number < 0).count();
            Some(*begin)
        });
        begins.map(|begin| width - begin).sum::<usize>() as i32
    }
}
