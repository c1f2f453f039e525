//! Foreign bytes as text that is safe and short enough to print.

const CHARS_MAX: usize = 60;

/// The bytes as printable text, cut to a readable length.
pub fn excerpt(bytes: &[u8]) -> String {
    excerpt_within(bytes, CHARS_MAX)
}

/// The bytes as printable text of at most `chars` characters of theirs: control characters, characters that reorder or hide
/// text, and bytes that are not UTF-8 are escaped; a cut shows as `...`.
pub fn excerpt_within(bytes: &[u8], chars: usize) -> String {
    // A character has at most 4 bytes; looking no further keeps an excerpt of a gigabyte cheap.
    let window = &bytes[..bytes.len().min(chars.saturating_mul(4).saturating_add(4))];
    let mut text = String::new();
    let mut left = chars;
    for chunk in window.utf8_chunks() {
        for c in chunk.valid().chars() {
            if left == 0 {
                return text + "...";
            }
            left -= 1;
            push_escaped(&mut text, c);
        }
        for byte in chunk.invalid() {
            if left == 0 {
                return text + "...";
            }
            left -= 1;
            text.push_str(&format!("\\x{byte:02x}"));
        }
    }
    if window.len() < bytes.len() { text + "..." } else { text }
}

/// What a program said (a message, the end of a compiler's complaint) as printable lines without trailing space.
pub fn printable_lines(bytes: &[u8], lines: usize, chars: usize) -> Vec<String> {
    let mut kept = Vec::new();
    for line in bytes.split(|&b| b == b'\n').map(|line| line.trim_ascii_end()).filter(|line| !line.is_empty()) {
        if kept.len() == lines {
            kept.push("...".to_string());
            break;
        }
        kept.push(excerpt_within(line, chars));
    }
    kept
}

/// What a program printed as indented lines, each with its end; beyond a readable number they are counted.
pub fn listing(bytes: &[u8]) -> String {
    const LINES: usize = 100;
    const CHARS: usize = 400;
    if bytes.is_empty() {
        return "  (nothing)\n".to_string();
    }
    let mut lines = bytes.split_inclusive(|&b| b == b'\n');
    let mut text = String::new();
    for line in lines.by_ref().take(LINES) {
        let shown = excerpt_within(line.strip_suffix(b"\n").unwrap_or(line), CHARS);
        text += format!("  {shown}").trim_end();
        text.push('\n');
    }
    match lines.count() {
        0 => text,
        more => text + &format!("  ... {more} more lines\n"),
    }
}

fn push_escaped(text: &mut String, c: char) {
    match c {
        '\n' => text.push_str("\\n"),
        '\r' => text.push_str("\\r"),
        '\t' => text.push_str("\\t"),
        c if c.is_control() && (c as u32) < 0x100 => text.push_str(&format!("\\x{:02x}", c as u32)),
        c if is_unseen(c) || is_combining(c) => text.push_str(&format!("\\u{{{:x}}}", c as u32)),
        c => text.push(c),
    }
}

/// A text with everything escaped that a terminal would obey, or a reader not see.
pub fn escaped(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    raw.chars().for_each(|c| push_escaped(&mut text, c));
    text
}

/// What changes the direction of text, joins it, has no width, or is a space that is none of ASCII.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
        || (!c.is_ascii() && c.is_whitespace())
}

fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// A sentence where two texts part at something that a reader does not see.
pub fn unseen_difference(expected: &str, got: &str) -> Option<&'static str> {
    let same = expected.chars().zip(got.chars()).take_while(|(a, b)| a == b).count();
    let parted = |text: &str| -> Vec<char> { text.chars().skip(same).take(2).collect() };
    let (a, b) = (parted(expected), parted(got));
    if a.iter().take(1).chain(b.first()).any(|&c| is_unseen(c)) {
        Some("they differ in characters that do not print")
    } else if a.iter().chain(&b).any(|&c| is_combining(c)) && a.first() != b.first() {
        Some("a letter and a combining mark (`\\u{3..}`) are not the same text as one letter")
    } else {
        None
    }
}
