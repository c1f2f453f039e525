//! The sides differ least where the width is the largest divisor that is not above the square root.
//! So the width goes down from there until it divides the area.
impl Solution {
    pub fn construct_rectangle(area: i32) -> Vec<i32> {
        let mut width = 1;
        while (width + 1) * (width + 1) <= area {
            width += 1;
        }
        while area % width != 0 {
            width -= 1;
        }
        vec![area / width, width]
    }
}
