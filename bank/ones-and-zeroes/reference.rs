//! The most texts that fit are found for every allowance at once: each text is either left, or kept on top of the best
//! choice of earlier texts for the rest of the allowance. A table is made anew for each text, so none is kept twice.
impl Solution {
    pub fn find_max_form(strs: Vec<String>, m: i32, n: i32) -> i32 {
        let width = n as usize + 1;
        let mut most = vec![0; (m as usize + 1) * width];
        for text in strs {
            let ones = text.matches('1').count();
            let zeros = text.len() - ones;
            let kept = |place: usize| {
                let (left, right) = (place / width, place % width);
                (zeros <= left && ones <= right).then(|| 1 + most[place - zeros * width - ones])
            };
            most = (0..most.len()).map(|place| kept(place).map_or(most[place], |kept| kept.max(most[place]))).collect();
        }
        *most.last().unwrap()
    }
}
