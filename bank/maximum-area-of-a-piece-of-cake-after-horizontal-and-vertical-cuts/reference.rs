//! Every strip between two horizontal cuts meets every one between two vertical cuts, so the largest piece is where the
//! widest two meet. The greatest area is chosen before the modulus is taken.
fn widest(size: i32, mut cuts: Vec<i32>) -> i64 {
    cuts.extend([0, size]);
    cuts.sort_unstable();
    cuts.windows(2).map(|pair| i64::from(pair[1] - pair[0])).max().unwrap_or(0)
}

impl Solution {
    pub fn max_area(h: i32, w: i32, horizontal_cuts: Vec<i32>, vertical_cuts: Vec<i32>) -> i32 {
        (widest(h, horizontal_cuts) * widest(w, vertical_cuts) % 1_000_000_007) as i32
    }
}
