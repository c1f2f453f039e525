//! If the balls can be kept some distance apart, every smaller distance works as well, so the greatest one is found by
//! halving. From the leftmost basket on, it is best to put each ball into the first basket that is far enough away.
impl Solution {
    pub fn max_distance(mut position: Vec<i32>, m: i32) -> i32 {
        position.sort_unstable();
        let room = |force: i32| {
            let mut last = -force;
            let chosen = position.iter().filter(|&&basket| {
                let far = basket - last >= force;
                if far {
                    last = basket;
                }
                far
            });
            chosen.count() >= m as usize
        };
        let (mut possible, mut too_much) = (0, 1_000_000_000);
        while too_much - possible > 1 {
            let force = (possible + too_much) / 2;
            if room(force) { possible = force } else { too_much = force }
        }
        possible
    }
}
