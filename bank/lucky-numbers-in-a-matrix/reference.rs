//! A row's minimum is at most its element in any column, and so at most each column's maximum. A lucky number is
//! both, so there is one exactly if the greatest minimum and the least maximum are the same number.
impl Solution {
    pub fn lucky_numbers(matrix: Vec<Vec<i32>>) -> Vec<i32> {
        let greatest_minimum = matrix.iter().filter_map(|row| row.iter().min().copied()).max();
        let least_maximum = (0..matrix[0].len()).filter_map(|column| matrix.iter().map(|row| row[column]).max()).min();
        greatest_minimum.filter(|_| greatest_minimum == least_maximum).into_iter().collect()
    }
}
