//! The days since the beginning of 1971, a Friday, give the day of the week by their remainder.
//! Every fourth year from 1972 on has one day more; 2100 has not, but no later year is asked for.
impl Solution {
    pub fn day_of_the_week(day: i32, month: i32, year: i32) -> String {
        let leap = year % 4 == 0 && year != 2100;
        let lengths = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let leap_days = (year - 1969) / 4;
        let days = (year - 1971) * 365 + leap_days + lengths.iter().take(month as usize - 1).sum::<i32>() + day - 1;
        let names = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"];
        names[days as usize % 7].to_string()
    }
}
