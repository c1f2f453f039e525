//! Lines of a statement as the constraint language writes them: one spelling for each sign, one wording for each meaning.

use super::words::is_word;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The rows of `wording.txt` by part: what is written, and what is read for it.
static ROWS: LazyLock<HashMap<&str, Vec<(String, String)>>> = LazyLock::new(|| {
    let mut rows: HashMap<&str, Vec<(String, String)>> = HashMap::new();
    let mut part = "";
    for row in include_str!("wording.txt").lines().filter(|row| !row.starts_with('#')) {
        if let Some((from, to)) = row.split_once(" =>") {
            rows.entry(part).or_default().push((from.replace('~', " "), to.trim_start().replace('~', " ")));
        } else if let Some(rest) = row.strip_prefix('[') {
            part = rest.trim_end_matches(']');
        }
    }
    rows
});

/// The text with all rows of a part applied, each once.
fn spelled(text: String, part: &str) -> String {
    ROWS[part].iter().fold(text, |text, (from, to)| if text.contains(from) { text.replace(from, to) } else { text })
}

/// A line without what copying adds: bullets, doubled spaces, full-width signs, typographic quotes.
pub fn line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_raised = false;
    for letter in text.chars() {
        let raised = Some(letter).filter(|c| !c.is_ascii()).and_then(|c| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|d| d == c));
        match letter {
            // Full-width signs lie beside the ASCII ones.
            '\u{ff01}'..='\u{ff5e}' => {
                let ascii = char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(' ');
                out.push(ascii);
                out.push_str(if matches!(ascii, ',' | ';' | ':') { " " } else { "" });
            }
            '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{ad}' | '\u{2060}' | '🔒' => {}
            _ if raised.is_some() => {
                out.push_str(if is_raised { "" } else { "^" });
                out.extend(raised.and_then(|digit| char::from_digit(digit as u32, 10)));
            }
            c if c.is_whitespace() => out.push(' '),
            c if c.is_control() => {}
            c => out.push(c),
        }
        is_raised = raised.is_some();
    }
    if !text.is_ascii() {
        out = spelled(out, "signs");
    }
    let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    let bare =
        ["- ", "* ", "• ", "+ "].iter().fold(&words[..], |words, bullet| words.strip_prefix(bullet).unwrap_or(words));
    let words = spelled(bare.to_owned(), "all");
    let words = words.trim_end_matches([',', ';']).trim();
    without_thousands(&multiplied(&without_remarks(words)))
}

/// A line without remarks in brackets about what values stand for, `'.' (representing empty)`, and without what says the same again at its
/// end: `x != y (i.e., they differ).`
fn without_remarks(line: &str) -> String {
    let mut line = line.to_owned();
    while let Some(at) = ROWS["remarks"].iter().find_map(|(opening, _)| line.find(opening)) {
        let Some(end) = line[at..].find(')') else { break };
        line.replace_range(at..=at + end, "");
    }
    let again = ["(i.e.", "(that is,"].iter().find_map(|opening| line.find(opening));
    let is_last = line.trim_end_matches('.').ends_with(')');
    match again.map_or_else(|| line.find(", i.e.,"), |at| Some(at).filter(|at| is_last && *at > 0)) {
        Some(at) => line[..at].trim_end().to_owned(),
        None => line,
    }
}

/// `50,000` as `50000`, but inside brackets and quotes, where commas may stand between values.
fn without_thousands(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let (mut depth, mut quoted) = (0_i32, false);
    let mut out = String::with_capacity(line.len());
    for (at, &letter) in letters.iter().enumerate() {
        match letter {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => depth -= 1,
            '"' | '\'' => quoted = !quoted,
            _ => {}
        }
        let digits = (1..=4).take_while(|k| is_digit(at + k)).count();
        let groups = letter == ',' && depth == 0 && !quoted && at > 0 && is_digit(at - 1) && digits == 3;
        if !groups {
            out.push(letter);
        }
    }
    out
}

/// `n(n-1)/2` and `2n` with their multiplication signs; quoted texts stay as they are.
fn multiplied(line: &str) -> String {
    if line.contains('"') {
        return line.to_owned();
    }
    let mut out = String::with_capacity(line.len());
    for (at, letter) in line.char_indices() {
        let (before, behind) = (&line[..at], &line[at + letter.len_utf8()..]);
        let number = before.trim_end_matches(|c: char| c.is_ascii_digit());
        let is_multiplied = match letter {
            // A name of one letter before a bracket is multiplied; functions have longer names.
            '(' => before.strip_suffix(['n', 'm', 'k']).is_some_and(|rest| !rest.ends_with(is_word)),
            'n' | 'm' | 'k' => number.len() < at && !number.ends_with(is_word) && !behind.starts_with(is_word),
            _ => false,
        };
        out.push_str(if is_multiplied { " * " } else { "" });
        out.push(letter);
    }
    out
}

/// Whether a text has Chinese characters.
pub fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

/// A Chinese constraint line in the English that the constraint language reads; the line itself where no row fits.
pub fn translated(text: &str) -> String {
    if !is_chinese(text) {
        return text.to_owned();
    }
    let text = text.trim_end_matches('.');
    spelled(text.to_owned(), "chinese").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copied_signs_become_the_languages_own() {
        assert_eq!(line("•  1\u{a0}≤ nums．length ＜＝ 10⁵，"), "1 <= nums.length <= 10^5");
        assert_eq!(line("- s[i] is ‘a’ or “b”。"), "s[i] is 'a' or \"b\".");
        assert_eq!(line("1 < = n < = 2 × 10¹²"), "1 <= n <= 2 * 10^12");
    }

    #[test]
    fn a_chinese_line_becomes_the_english_one() {
        assert_eq!(translated("s 仅由小写英文字母组成"), "s consists of lowercase English letters");
        assert_eq!(translated("nums[i] 为 0 或 1"), "nums[i] is 0 or 1");
        assert_eq!(translated("1 <= n <= 5"), "1 <= n <= 5");
    }
}
