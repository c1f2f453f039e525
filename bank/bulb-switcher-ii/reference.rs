//! Buttons commute, pressing one twice undoes it, and the first three together do nothing, so at most eight effects are
//! left: none, one, two or all of "even", "odd", "j = 3k + 1". The first three bulbs tell them apart.
impl Solution {
    pub fn flip_lights(n: i32, presses: i32) -> i32 {
        match (n, presses) {
            (_, 0) => 1,
            (1, _) => 2,
            (2, 1) => 3,
            (2, _) => 4,
            // One press: the four buttons. Two: all effects but "j = 3k + 1" alone, which takes one press or three.
            (_, 1) => 4,
            (_, 2) => 7,
            _ => 8,
        }
    }
}
