//! In half degrees the hour hand moves by one each minute and the minute hand by twelve, so all is whole. The two hands
//! make two angles that are 720 half degrees together, and the smaller one is asked for.
impl Solution {
    pub fn angle_clock(hour: i32, minutes: i32) -> f64 {
        let apart = (60 * hour + minutes - 12 * minutes).rem_euclid(720);
        f64::from(apart.min(720 - apart)) / 2.0
    }
}
