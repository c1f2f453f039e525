//! A black pixel is lonely exactly if its row and its column have one black pixel each.
//! Both kinds of counts are taken in one pass, and a second pass looks at the pixels.
impl Solution {
    pub fn find_lonely_pixel(picture: Vec<Vec<char>>) -> i32 {
        let mut rows = vec![0; picture.len()];
        let mut columns = vec![0; picture[0].len()];
        for (i, row) in picture.iter().enumerate() {
            for (j, &c) in row.iter().enumerate() {
                if c == 'B' {
                    rows[i] += 1;
                    columns[j] += 1;
                }
            }
        }
        let lonely = |i: usize| (0..columns.len()).filter(|&j| picture[i][j] == 'B' && columns[j] == 1).count() as i32;
        (0..rows.len()).filter(|&i| rows[i] == 1).map(lonely).sum()
    }
}
