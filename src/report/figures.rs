//! Numbers as people read them.

/// A number with commas between groups of three digits.
pub fn grouped(number: u64) -> String {
    ojkit_text::number::grouped(number.into())
}

/// So many of a thing.
pub fn counted(count: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A time for a person: the two largest units will do.
pub fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 120.0 => format!("{s:.0} seconds"),
        s if s < 7200.0 => format!("{:.0} minutes", s / 60.0),
        s if s < 172_800.0 => format!("{:.0} hours", s / 3600.0),
        s if s < 3e8 => format!("{:.0} days", s / 86_400.0),
        s => format!("{:.0e} years", s / 31_557_600.0),
    }
}

/// Milliseconds for a person.
pub(super) fn milliseconds(ms: f64) -> String {
    if ms < 10.0 { format!("{ms:.1} ms") } else { format!("{ms:.0} ms") }
}

/// KiB as MiB for a person.
pub(super) fn mebibytes(kib: f64) -> String {
    let mib = kib / 1024.0;
    if mib < 10.0 { format!("{mib:.1} MiB") } else { format!("{mib:.0} MiB") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
