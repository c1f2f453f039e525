//! A drop can only go down a side as long as the levels never rise, and it rests on the lowest level that it meets,
//! where it first meets it. The left side counts if that level is below the start, and else the right one.
impl Solution {
    pub fn pour_water(heights: Vec<i32>, volume: i32, k: i32) -> Vec<i32> {
        let mut levels = heights;
        let k = k as usize;
        for _ in 0..volume {
            let descend = |side: &mut dyn Iterator<Item = usize>| {
                let mut rest = k;
                let mut last = levels[k];
                for place in side {
                    if levels[place] > last {
                        break;
                    }
                    if levels[place] < last {
                        rest = place;
                    }
                    last = levels[place];
                }
                rest
            };
            let mut rest = descend(&mut (0..k).rev());
            if rest == k {
                rest = descend(&mut (k + 1..levels.len()));
            }
            levels[rest] += 1;
        }
        levels
    }
}
