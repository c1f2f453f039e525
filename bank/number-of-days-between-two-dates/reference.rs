//! If a year begins with March, the day that is sometimes there is its last, and the months before a date are a
//! formula: their lengths 31, 30, 31, 30, 31 repeat. Both dates are counted from the same day, so the difference is
//! the answer.
impl Solution {
    pub fn days_between_dates(date1: String, date2: String) -> i32 {
        let number = |date: &str| {
            let parts: Vec<i32> = date.split('-').filter_map(|part| part.parse().ok()).collect();
            let shifted = parts[1] + 9;
            let (year, month) = (parts[0] - 1 + shifted / 12, shifted % 12);
            365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + parts[2]
        };
        (number(&date1) - number(&date2)).abs()
    }
}
