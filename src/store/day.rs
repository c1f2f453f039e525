//! A day of the calendar, as files name it: `2026-11-24`.

use serde::{Serialize, Serializer};
use std::fmt;

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i64);

/// Days in 400 years of the Gregorian calendar, and from 0000-03-01 to 1970-01-01.
const DAYS_OF_ERA: i64 = 146_097;
const DAYS_TO_1970: i64 = 719_468;

impl Day {
    /// The day that is so many days after 1970-01-01.
    pub fn new(days: i64) -> Day {
        // Files name years with four digits.
        Day(days.clamp(Day::first(0), Day::first(10_000) - 1))
    }

    /// The day so many days before.
    pub fn before(self, days: i64) -> Day {
        Day::new(self.0.saturating_sub(days))
    }

    /// Days from another one to this one.
    pub fn since(self, other: Day) -> i64 {
        self.0 - other.0
    }

    /// `Mon` to `Sun`.
    pub fn weekday(self) -> &'static str {
        // 1970-01-01 was a Thursday.
        ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][usize::try_from(self.0.rem_euclid(7)).unwrap_or(0)]
    }

    /// Reads `2026-11-24`; nothing else.
    pub fn parse(text: &str) -> Option<Day> {
        let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let lengths = [year, month, day].map(|part| if is_number(part) { part.len() } else { 0 });
        if parts.next().is_some() || lengths != [4, 2, 2] {
            return None;
        }
        let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        let read = Day::of(year, month, day);
        // 2026-02-30 would be a day in March.
        (read.civil() == (year, month, day)).then_some(read)
    }

    fn first(year: i64) -> i64 {
        Day::of(year, 1, 1).0
    }

    /// Years begin in March here, so that the day of a leap year is their last.
    fn of(year: i64, month: i64, day: i64) -> Day {
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        Day(era * DAYS_OF_ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - DAYS_TO_1970)
    }

    /// Year, month and day.
    fn civil(self) -> (i64, i64, i64) {
        let days = self.0 + DAYS_TO_1970;
        let (era, of_era) = (days.div_euclid(DAYS_OF_ERA), days.rem_euclid(DAYS_OF_ERA));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (year + era * 400 + i64::from(month <= 2), month, day)
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
