//! The wanted keypress is the greatest one if durations are compared first and letters second.
//! Each key was pressed when the one before it was released, and the first one at the time 0.
impl Solution {
    pub fn slowest_key(release_times: Vec<i32>, keys_pressed: String) -> char {
        let pressed = std::iter::once(&0).chain(&release_times);
        let durations = release_times.iter().zip(pressed).map(|(end, start)| end - start);
        durations.zip(keys_pressed.chars()).max().unwrap().1
    }
}
