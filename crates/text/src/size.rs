//! Sizes of files as people write them: `4MiB`, `64M`, `500k`.

/// What stands behind a number, and how many bytes it is.
const UNITS: [(&str, usize); 10] = [
    ("mib", 1 << 20),
    ("kib", 1 << 10),
    ("mb", 1_000_000),
    ("kb", 1000),
    ("m", 1 << 20),
    ("k", 1 << 10),
    ("bytes", 1),
    ("byte", 1),
    ("b", 1),
    ("", 1),
];

/// The bytes that a size stands for; nothing where it is none.
pub fn read(text: &str) -> Option<usize> {
    let text = text.trim().to_ascii_lowercase();
    let at = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = (&text[..at], text[at..].trim());
    let (_, bytes) = UNITS.iter().find(|(name, _)| *name == unit)?;
    number.parse::<usize>().ok()?.checked_mul(*bytes)
}

/// A size in the largest unit of which it is a multiple, which [`read()`] takes.
pub fn shown(bytes: usize) -> String {
    match bytes {
        _ if bytes > 0 && bytes.is_multiple_of(1 << 20) => format!("{} MiB", bytes >> 20),
        _ if bytes > 0 && bytes.is_multiple_of(1 << 10) => format!("{} KiB", bytes >> 10),
        1 => "1 byte".to_owned(),
        _ => format!("{bytes} bytes"),
    }
}
