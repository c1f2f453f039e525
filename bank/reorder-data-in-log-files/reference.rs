//! All digit-logs are equal for the order and come after the rest, so a stable sort leaves them as they are.
//! The letter-logs compare by contents and then by identifier.
impl Solution {
    pub fn reorder_log_files(mut logs: Vec<String>) -> Vec<String> {
        logs.sort_by_cached_key(|log| {
            let (identifier, contents) = log.split_once(' ').unwrap_or((log, ""));
            let digits = contents.starts_with(|first: char| first.is_ascii_digit());
            let letters = if digits { ("", "") } else { (contents, identifier) };
            (digits, letters.0.to_string(), letters.1.to_string())
        });
        logs
    }
}
