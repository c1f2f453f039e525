//! A one is special exactly if its row and its column have no other one, so both have the sum 1.
//! A row with the sum 1 has a single candidate, and only the sum of its column remains to be compared.
impl Solution {
    pub fn num_special(mat: Vec<Vec<i32>>) -> i32 {
        let mut columns = vec![0; mat[0].len()];
        for row in &mat {
            columns.iter_mut().zip(row).for_each(|(sum, cell)| *sum += cell);
        }
        let single = mat.iter().filter(|row| row.iter().sum::<i32>() == 1);
        let places = single.filter_map(|row| row.iter().position(|&cell| cell == 1));
        places.filter(|&place| columns[place] == 1).count() as i32
    }
}
