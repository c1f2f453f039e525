//! If every piece can reach a sweetness, every smaller one can be reached as well, so the greatest is found by halving.
//! Cutting as soon as a piece is sweet enough gives the most pieces, and what is left over joins the last one.
impl Solution {
    pub fn maximize_sweetness(sweetness: Vec<i32>, k: i32) -> i32 {
        let possible = |least: i64| {
            let mut piece = 0;
            let full = sweetness.iter().filter(|&&chunk| {
                piece += i64::from(chunk);
                let cut = piece >= least;
                if cut {
                    piece = 0;
                }
                cut
            });
            full.count() > k as usize
        };
        // The sweetness `low` is always possible, `high` never.
        let (mut low, mut high) = (0, 1 + sweetness.iter().map(|&chunk| i64::from(chunk)).sum::<i64>());
        while high - low > 1 {
            let middle = (low + high) / 2;
            *if possible(middle) { &mut low } else { &mut high } = middle;
        }
        low as i32
    }
}
