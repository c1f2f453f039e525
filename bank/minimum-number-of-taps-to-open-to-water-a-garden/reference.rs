//! When the garden is watered up to a point, the best next tap is the one that reaches furthest of all whose area
//! begins at this point or before. So each point only needs to know the furthest end of an area that begins at it.
impl Solution {
    pub fn min_taps(n: i32, ranges: Vec<i32>) -> i32 {
        let mut furthest = vec![0; n as usize + 1];
        for (tap, range) in (0..).zip(ranges) {
            let end = &mut furthest[(tap - range).max(0) as usize];
            *end = (tap + range).max(*end);
        }
        let (mut taps, mut watered, mut reach) = (0, 0, 0);
        for (point, &end) in (0..n).zip(&furthest) {
            reach = reach.max(end);
            if point == watered {
                if reach <= point {
                    return -1;
                }
                watered = reach;
                taps += 1;
            }
        }
        taps
    }
}
