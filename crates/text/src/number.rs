//! Numbers as text: eight digits at a time, since inputs are mostly long lists of numbers.

/// The longest text of a 64-bit number, and room for the eight bytes that are always stored at once.
pub const ROOM: usize = 32;

const TEN_TO_8: u64 = 100_000_000;
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// The eight decimal digits of a number below 10^8, the first digit in the lowest byte.
#[inline(always)]
fn spread(value: u64) -> u64 {
    let fours = (value / 10_000) | ((value % 10_000) << 32);
    // Several divisions at once: `* 10486 >> 20` is `/ 100` below 10^4, and `* 103 >> 10` is `/ 10` below 100.
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((twos - tens * 10) << 8)
}

/// The number that eight digits in bytes spell, the first digit in the lowest byte.
#[inline(always)]
fn gather(digits: u64) -> u64 {
    let twos = (digits.wrapping_mul(10) + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (twos.wrapping_mul(100) + (twos >> 16)) & 0x0000_ffff_0000_ffff;
    (fours.wrapping_mul(10_000) + (fours >> 32)) & 0xffff_ffff
}

#[inline(always)]
fn store(buffer: &mut [u8], at: usize, text: u64) {
    buffer[at..at + 8].copy_from_slice(&text.to_le_bytes());
}

/// Stores a number below 10^8 without leading zeros; gives the next free index.
#[inline(always)]
fn put_short(buffer: &mut [u8], at: usize, value: u64) -> usize {
    let digits = spread(value);
    let zeros = (digits.trailing_zeros() >> 3).min(7);
    store(buffer, at, (digits | ZEROS) >> (zeros * 8));
    at + 8 - zeros as usize
}

/// Stores a number's text from index `at`; gives the next free index.
///
/// Up to [`ROOM`] bytes from `at` on are overwritten.
#[inline(always)]
pub fn put(buffer: &mut [u8], at: usize, value: i64) -> usize {
    buffer[at] = b'-';
    let at = at + usize::from(value < 0);
    let value = value.unsigned_abs();
    if value < TEN_TO_8 {
        return put_short(buffer, at, value);
    }
    let (high, low) = (value / TEN_TO_8, value % TEN_TO_8);
    let at = if high < TEN_TO_8 {
        put_short(buffer, at, high)
    } else {
        let at = put_short(buffer, at, high / TEN_TO_8);
        store(buffer, at, spread(high % TEN_TO_8) | ZEROS);
        at + 8
    };
    store(buffer, at, spread(low) | ZEROS);
    at + 8
}

/// Appends a number's text.
pub fn push(out: &mut Vec<u8>, value: i64) {
    let mut buffer = [0; ROOM];
    let end = put(&mut buffer, 0, value);
    out.extend_from_slice(&buffer[..end]);
}

/// The number at the start of a text and how many bytes it has.
///
/// Nothing for a leading zero, `-0`, `+`, a number past 64 bits, or anything else; what follows the digits is the caller's to judge.
#[inline(always)]
pub fn take(text: &[u8]) -> Option<(i64, usize)> {
    let Some(head) = text.first_chunk::<24>() else { return take_slowly(text) };
    let negative = head[0] == b'-';
    let sign = usize::from(negative);
    let (digits, count) = digits_at(head, sign);
    if count == 0 || (head[sign] == b'0' && (count > 1 || negative)) {
        return None;
    }
    let (value, length) = if count < 8 {
        (gather(digits << (64 - 8 * count)), count)
    } else {
        let (more, extra) = digits_at(head, sign + 8);
        if extra == 8 {
            return take_slowly(text);
        }
        // Shifted twice: with no extra digit it is all 64 bits, which one shift cannot do.
        (gather(digits) * POWERS[extra] + gather((more << (56 - 8 * extra)) << 8), 8 + extra)
    };
    let value = value as i64;
    Some((if negative { -value } else { value }, sign + length))
}

const POWERS: [u64; 8] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/// Eight bytes as digit values, and how many of the first of them are digits.
#[inline(always)]
fn digits_at(head: &[u8; 24], at: usize) -> (u64, usize) {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&head[at..at + 8]);
    let digits = u64::from_le_bytes(bytes) ^ ZEROS;
    // A byte of 10 or more is no digit, and 0x76 more sets its top bit.
    let others = (digits | ((digits & 0x7f7f_7f7f_7f7f_7f7f) + 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080;
    (digits, (others.trailing_zeros() >> 3) as usize)
}

#[cold]
fn take_slowly(text: &[u8]) -> Option<(i64, usize)> {
    let negative = text.first() == Some(&b'-');
    let sign = usize::from(negative);
    let digits = text[sign..].iter().take_while(|b| b.is_ascii_digit()).count();
    if digits == 0 || digits > 19 || (text[sign] == b'0' && (digits > 1 || negative)) {
        return None;
    }
    let value = text[sign..sign + digits].iter().fold(0u64, |value, b| value * 10 + u64::from(b - b'0'));
    let value = if negative { 0i64.checked_sub_unsigned(value)? } else { i64::try_from(value).ok()? };
    Some((value, sign + digits))
}

/// Appends the shortest text that reads back as this number: `2`, `0.1`, `-1.5`, `1e300`.
///
/// No exponent from 10^-7 up to 10^21; minus zero is written as 0. Numbers that are not finite have no text and become 0.
pub fn push_double(out: &mut Vec<u8>, value: f64) {
    let size = value.abs();
    if !value.is_finite() || size == 0.0 {
        out.push(b'0');
    } else if (1e-4..1e15).contains(&size) {
        let mut buffer = ryu::Buffer::new();
        let text = buffer.format_finite(value);
        out.extend_from_slice(text.strip_suffix(".0").unwrap_or(text).as_bytes());
    } else if (1e-7..1e21).contains(&size) {
        out.extend_from_slice(value.to_string().as_bytes());
    } else {
        let mut buffer = ryu::Buffer::new();
        out.extend_from_slice(buffer.format_finite(value).as_bytes());
    }
}

/// The number that a whole token spells: digits, perhaps a point and more digits; an exponent only as [`push_double`] writes it.
pub fn parse_double(token: &str) -> Option<f64> {
    let unsigned = token.strip_prefix('-').unwrap_or(token);
    let value: f64 = token.parse().ok().filter(|value: &f64| value.is_finite())?;
    if unsigned.contains('e') {
        let mut canonical = Vec::new();
        push_double(&mut canonical, value);
        return (canonical == token.as_bytes()).then_some(value);
    }
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let sound = digits(whole) && digits(fraction) && (whole == "0" || !whole.starts_with('0'));
    (sound && !(value == 0.0 && token.starts_with('-'))).then_some(value)
}

/// A number with commas between groups of three digits.
pub fn grouped(number: i128) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::from(if number < 0 { "-" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
