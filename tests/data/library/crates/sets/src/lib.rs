//! Sets that are joined.

mod joined;
pub mod counts;

pub use joined::Joined;

/// Never named by a submission.
pub fn unwanted() -> &'static str {
    "unwanted"
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_of_this_is_handed_in() {}
}
