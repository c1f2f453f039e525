//! A time is ten lights, so every time of the day is looked at and its lights are counted.
//! There are only 720 of them, and each is shown in one way.
impl Solution {
    pub fn read_binary_watch(turned_on: i32) -> Vec<String> {
        let mut times = Vec::new();
        for hour in 0..12u32 {
            for minute in 0..60u32 {
                if (hour.count_ones() + minute.count_ones()) as i32 == turned_on {
                    times.push(format!("{}:{:02}", hour, minute));
                }
            }
        }
        times
    }
}
