//! The calendar day at this place: when something was done, for people. It decides nothing.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_OF_A_DAY: i64 = 24 * 60 * 60;

/// The number of days from 1970-01-01 to today, by the clock on the wall here.
pub fn local_day() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    let now = i64::try_from(now).unwrap_or(i64::MAX / 2);
    now.saturating_add(offset(now)).div_euclid(SECONDS_OF_A_DAY)
}

/// Seconds that the local clock is ahead of UTC at a time; 0 where that is not known.
#[cfg(unix)]
fn offset(now: i64) -> i64 {
    let now = now as libc::time_t;
    // SAFETY: the C library fills a plain record of numbers, for which zeros are values too; both pointers outlive the call.
    unsafe {
        let mut local: libc::tm = std::mem::zeroed();
        if libc::localtime_r(&now, &mut local).is_null() { 0 } else { local.tm_gmtoff }
    }
}

#[cfg(not(unix))]
fn offset(_: i64) -> i64 {
    0
}
