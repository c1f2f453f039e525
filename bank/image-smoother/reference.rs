//! The sum of a square is a row of three column sums, and those are sums of three cells: both are cut at the border.
//! Cells are not negative, so whole division rounds down.
impl Solution {
    pub fn image_smoother(img: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (m, n) = (img.len(), img[0].len());
        let mut smooth = vec![vec![0; n]; m];
        for i in 0..m {
            let (top, bottom) = (i.saturating_sub(1), (i + 1).min(m - 1));
            let columns: Vec<i32> = (0..n).map(|j| (top..=bottom).map(|r| img[r][j]).sum()).collect();
            for j in 0..n {
                let (left, right) = (j.saturating_sub(1), (j + 1).min(n - 1));
                let cells = (bottom - top + 1) * (right - left + 1);
                smooth[i][j] = columns[left..=right].iter().sum::<i32>() / cells as i32;
            }
        }
        smooth
    }
}
