//! Lines of a statement as the constraint language writes them: one spelling for each sign, one phrase for each meaning.

/// A line without what copying adds: bullets, doubled spaces, full-width signs, typographic quotes.
pub fn line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\u{ff01}'..='\u{ff5e}' => {
                let ascii = char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(' ');
                out.push(ascii);
                if matches!(ascii, ',' | ';' | ':') {
                    out.push(' ');
                }
            }
            '、' => out.push_str(", "),
            '。' => out.push('.'),
            '“' | '”' | '「' | '」' => out.push('"'),
            '‘' | '’' | '′' => out.push('\''),
            '−' | '–' | '—' | '‑' => out.push('-'),
            '×' | '·' | '⋅' | '∗' => out.push('*'),
            '≤' | '⩽' | '≦' => out.push_str("<="),
            '≥' | '⩾' | '≧' => out.push_str(">="),
            '≠' => out.push_str("!="),
            '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{ad}' | '\u{2060}' | '🔒' => {}
            '⁰' | '¹' | '²' | '³' | '⁴'..='⁹' => raised(letter, &mut out),
            c if c.is_whitespace() => out.push(' '),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    let mut words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    for bullet in ["- ", "* ", "• ", "+ "] {
        if let Some(rest) = words.strip_prefix(bullet) {
            words = rest.to_owned();
        }
    }
    while let Some(at) = words.find("< =").or_else(|| words.find("> =")).or_else(|| words.find("! =")) {
        words.remove(at + 1);
    }
    let words = words.replace(" || ", " or ").replace(" && ", " and ").replace("zero(s)", "zeros");
    let words = words.replace("^()", "").replace("_{}", "").replace(" or, ", " or ").replace(" x 10^", " * 10^");
    let words = words.replace("either 0s or 1s", "either 0 or 1").replace(" in range [", " in the range [");
    let words = words.trim_end_matches([',', ';', '。']).trim();
    without_thousands(&written_out(&without_restatement(&without_meaning(words))))
}

/// A line without remarks in brackets about what values stand for: `'.' (representing empty)`.
fn without_meaning(line: &str) -> String {
    const OPENINGS: [&str; 6] =
        [" (representing ", " (meaning ", " (denoting ", " (indicating ", " (e.g. ", " (0-indexed"];
    let line = line.split(" which indicates that ").next().unwrap_or(line);
    let line = line.strip_prefix("Each node in the linked list has ").unwrap_or(line);
    let line = line.replace("The graph is generated such that it has ", "The graph has ");
    let mut line = line.replace(" for each node in the linked list and binary tree", "");
    // Indices run as far as their elements are there.
    if let Some((said, range)) = line.split_once(" where i lies in the range [")
        && range.trim_end_matches('.').ends_with(']')
    {
        line = said.to_owned();
    }
    while let Some(at) = OPENINGS.iter().find_map(|opening| line.find(opening)) {
        let Some(end) = line[at..].find(')') else { break };
        line.replace_range(at..=at + end, "");
    }
    line
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

/// A line without a remark in brackets at its end that says the same again: `x != y (i.e., they differ).`
fn without_restatement(line: &str) -> String {
    let open = ["(i.e.", "(i.e,", "(that is,"].iter().find_map(|opening| line.find(opening));
    let line = if open.is_none() { line.split(", i.e.,").next().unwrap_or(line) } else { line };
    match open {
        Some(at) if line.trim_end_matches('.').ends_with(')') && at > 0 => line[..at].trim_end().to_owned(),
        _ => line.to_owned(),
    }
}

/// `0's` as `0s`, `n(n-1)/2` and `2n` with their multiplication signs; quoted texts stay as they are.
fn written_out(line: &str) -> String {
    if line.contains('"') {
        return line.to_owned();
    }
    let letters: Vec<char> = line.chars().collect();
    let is_word = |c: Option<&char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_');
    let mut out = String::with_capacity(line.len());
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let next = letters.get(at + 1);
        let digit_before = before.is_some_and(char::is_ascii_digit);
        let quoted = letter == 's' && before == Some(&'\'') && at >= 3 && letters[at - 3] == '\'';
        if quoted && !is_word(next) {
            // `'0's` are zeros.
            continue;
        }
        let opened = at >= 2 && letters[at - 2] == '\'';
        if letter == '\'' && digit_before && !opened && next == Some(&'s') && !is_word(letters.get(at + 2)) {
            continue;
        }
        // A name of one letter before a bracket is multiplied; functions have longer names.
        let alone = at >= 1 && !is_word(at.checked_sub(2).and_then(|at| letters.get(at)));
        let multiplied = match letter {
            '(' => before.is_some_and(|c| matches!(c, 'n' | 'm' | 'k')) && alone,
            'n' | 'm' | 'k' => {
                let number = letters[..at].iter().rev().take_while(|c| c.is_ascii_digit()).count();
                number > 0 && !is_word(next) && !is_word(at.checked_sub(number + 1).and_then(|at| letters.get(at)))
            }
            _ => false,
        };
        if multiplied {
            out.push_str(" * ");
        }
        out.push(letter);
    }
    out
}

/// `10⁵` is `10^5`.
fn raised(letter: char, out: &mut String) {
    let digit = match letter {
        '⁰' => '0',
        '¹' => '1',
        '²' => '2',
        '³' => '3',
        _ => char::from_digit(u32::from(letter) - 0x2070, 10).unwrap_or('0'),
    };
    let follows = out.ends_with(|c: char| c.is_ascii_digit())
        && out.trim_end_matches(|c: char| c.is_ascii_digit()).ends_with('^');
    if !follows {
        out.push('^');
    }
    out.push(digit);
}

/// Whether a text has Chinese characters.
pub fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

/// A Chinese constraint line in the English that the constraint language reads; the line itself where no phrase fits.
pub fn translated(text: &str) -> String {
    if !is_chinese(text) {
        return text.to_owned();
    }
    let text = text.trim_end_matches('.');
    let mut out = text.to_owned();
    for (chinese, english) in PHRASES {
        out = out.replace(chinese, english);
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Phrases of Chinese statements, longer ones before their parts.
const PHRASES: [(&str, &str); 47] = [
    ("仅由小写英文字母组成", " consists of lowercase English letters "),
    ("只由小写英文字母组成", " consists of lowercase English letters "),
    ("由小写英文字母组成", " consists of lowercase English letters "),
    ("仅包含小写英文字母", " consists of lowercase English letters "),
    ("只包含小写英文字母", " consists of lowercase English letters "),
    ("仅由小写字母组成", " consists of lowercase English letters "),
    ("由小写字母组成", " consists of lowercase English letters "),
    ("仅由大写英文字母组成", " consists of uppercase English letters "),
    ("由大写英文字母组成", " consists of uppercase English letters "),
    ("仅由大写字母组成", " consists of uppercase English letters "),
    ("仅由大小写英文字母组成", " consists of lowercase and uppercase English letters "),
    ("由大小写英文字母组成", " consists of lowercase and uppercase English letters "),
    ("仅由英文字母组成", " consists of English letters "),
    ("由英文字母组成", " consists of English letters "),
    ("仅由数字组成", " consists of digits "),
    ("只包含数字", " consists of digits "),
    ("仅包含数字", " consists of digits "),
    ("由数字组成", " consists of digits "),
    ("由英文字母和数字组成", " consists of English letters and digits "),
    ("中的所有值 互不相同", " has distinct values "),
    ("中的所有元素 互不相同", " has distinct values "),
    ("中所有元素互不相同", " has distinct values "),
    ("中的所有整数 互不相同", " has distinct values "),
    ("所有值互不相同", " has distinct values "),
    ("中的值互不相同", " has distinct values "),
    ("互不相同", " are distinct "),
    ("按非递减顺序排列", " is sorted in non-decreasing order "),
    ("按非递减顺序排序", " is sorted in non-decreasing order "),
    ("按升序排列", " is sorted in ascending order "),
    ("按降序排列", " is sorted in descending order "),
    ("树中节点的数目在范围", "The number of nodes in the tree is in the range "),
    ("树中节点数目在范围", "The number of nodes in the tree is in the range "),
    ("树中节点的数目范围是", "The number of nodes in the tree is in the range "),
    ("链表中节点的数目在范围", "The number of nodes in the list is in the range "),
    ("列表中节点的数目在范围", "The number of nodes in the list is in the range "),
    (" 内", " "),
    ("没有前导零", " has no leading zeros "),
    ("是奇数", " is odd "),
    ("是偶数", " is even "),
    ("要么是", " is either "),
    ("只会是", " is either "),
    ("为 ", " is "),
    ("均存在于给定的二叉树中", " will exist in the tree "),
    ("所有 ", " All "),
    (" 和 ", " and "),
    (" 或者 ", " or "),
    (" 或 ", " or "),
];

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
