//! Columns with the sum 2 or 0 leave no choice, and the ones of all other columns can be shared out freely. So it is
//! enough that both rows have room for the twos and that all sums agree; then the upper row takes its share first.
impl Solution {
    pub fn reconstruct_matrix(upper: i32, lower: i32, colsum: Vec<i32>) -> Vec<Vec<i32>> {
        let twos = colsum.iter().filter(|&&sum| sum == 2).count() as i32;
        if colsum.iter().sum::<i32>() != upper + lower || twos > upper.min(lower) {
            return Vec::new();
        }
        let mut spare = upper - twos;
        let top: Vec<i32> = colsum
            .iter()
            .map(|&sum| {
                let single = sum == 1 && spare > 0;
                spare -= single as i32;
                sum / 2 + single as i32
            })
            .collect();
        let bottom = colsum.iter().zip(&top).map(|(sum, one)| sum - one).collect();
        vec![top, bottom]
    }
}
