//! Grouped, the ones fill a stretch of as many cells as there are ones, and each swap brings one of them in, so the
//! best stretch has the most ones already. It may be taken to end with a one, as moving it left up to there loses none.
impl Solution {
    pub fn min_swaps(data: Vec<i32>) -> i32 {
        let ones: Vec<usize> = (0..data.len()).filter(|&place| data[place] == 1).collect();
        let mut first = 0;
        let inside = ones.iter().enumerate().map(|(last, place)| {
            while place - ones[first] >= ones.len() {
                first += 1;
            }
            last - first + 1
        });
        (ones.len() - inside.max().unwrap_or(0)) as i32
    }
}
