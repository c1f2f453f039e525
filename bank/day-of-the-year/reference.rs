//! The days of all months before are added to the day of the month. February has a day more in every fourth year, apart
//! from 1900, the only full century up to 2019 that is no multiple of 400.
impl Solution {
    pub fn day_of_year(date: String) -> i32 {
        let parts: Vec<i32> = date.split('-').filter_map(|part| part.parse().ok()).collect();
        let (year, month, day) = (parts[0], parts[1], parts[2]);
        let february = if year % 4 == 0 && year != 1900 { 29 } else { 28 };
        let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30];
        day + lengths.iter().take(month as usize - 1).sum::<i32>()
    }
}
