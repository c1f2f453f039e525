//! Seen from the last day backwards, the next warmer day is the earliest of the later days that have a higher
//! temperature. There are only 71 temperatures, so the earliest later day of each one is kept and all are asked.
impl Solution {
    pub fn daily_temperatures(temperatures: Vec<i32>) -> Vec<i32> {
        let mut earliest = [usize::MAX; 101];
        let mut waits = vec![0; temperatures.len()];
        for (day, &degrees) in temperatures.iter().enumerate().rev() {
            let warmer = earliest[degrees as usize + 1..].iter().min();
            if let Some(&next) = warmer.filter(|&&next| next < usize::MAX) {
                waits[day] = (next - day) as i32;
            }
            earliest[degrees as usize] = day;
        }
        waits
    }
}
