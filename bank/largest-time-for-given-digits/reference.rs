//! There are only 1440 times in a day, so they are tried from the latest one. A time can be made exactly if its digits
//! in ascending order are the given ones in ascending order.
impl Solution {
    pub fn largest_time_from_digits(mut arr: Vec<i32>) -> String {
        arr.sort_unstable();
        (0..24 * 60)
            .rev()
            .map(|minutes| (minutes / 60, minutes % 60))
            .find(|(hour, minute)| {
                let mut digits = [hour / 10, hour % 10, minute / 10, minute % 10];
                digits.sort_unstable();
                digits[..] == arr[..]
            })
            .map_or(String::new(), |(hour, minute)| format!("{hour:02}:{minute:02}"))
    }
}
