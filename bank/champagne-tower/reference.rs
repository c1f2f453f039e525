//! Only the total that ever reaches a glass matters, not the order in time: it keeps one cup and passes on half of the
//! rest to each side. So the totals of a row follow from those of the row above.
impl Solution {
    pub fn champagne_tower(poured: i32, query_row: i32, query_glass: i32) -> f64 {
        let mut row = vec![f64::from(poured)];
        for _ in 0..query_row {
            let mut below = vec![0.0; row.len() + 1];
            for (place, total) in row.into_iter().enumerate() {
                let half = (total - 1.0).max(0.0) / 2.0;
                below[place] += half;
                below[place + 1] += half;
            }
            row = below;
        }
        row[query_glass as usize].min(1.0)
    }
}
