//! Slices can be picked in some order exactly if there are n of them and no two are neighbours on the circle.
//! The first and the last slice are neighbours, so one of the two is left out, and the rest is a row.
fn best_of_row(row: &[i32], picks: usize) -> i32 {
    // For each number of picks the best sum, without the last slice of the row so far and in all.
    let mut earlier: Vec<Option<i32>> = vec![None; picks + 1];
    earlier[0] = Some(0);
    let mut best = earlier.clone();
    for &slice in row {
        let mut next = best.clone();
        for (place, sum) in next.iter_mut().skip(1).enumerate() {
            *sum = (*sum).max(earlier[place].map(|without| without + slice));
        }
        earlier = std::mem::replace(&mut best, next);
    }
    best[picks].unwrap_or(0)
}

impl Solution {
    pub fn max_size_slices(slices: Vec<i32>) -> i32 {
        let picks = slices.len() / 3;
        let last = slices.len() - 1;
        best_of_row(&slices[1..], picks).max(best_of_row(&slices[..last], picks))
    }
}
