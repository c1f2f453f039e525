//! Planting at the first free plot never hurts: it forbids at most one later plot, which would do no better.
//! So plots are filled from the left wherever both neighbours are empty.
impl Solution {
    pub fn can_place_flowers(flowerbed: Vec<i32>, n: i32) -> bool {
        let mut bed = flowerbed;
        let mut planted = 0;
        for i in 0..bed.len() {
            let before = i > 0 && bed[i - 1] == 1;
            let after = i + 1 < bed.len() && bed[i + 1] == 1;
            if bed[i] == 0 && !before && !after {
                bed[i] = 1;
                planted += 1;
            }
        }
        planted >= n
    }
}
