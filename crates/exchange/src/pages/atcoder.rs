//! AtCoder's task pages, in English, in Japanese or in both.

use super::Page;
use super::html::{attribute, ended, items, marked, number_behind, pres, sections, title};
use crate::leetcode::markup::plain;

/// What a page says; samples may be missing.
///
/// # Errors
/// A sample without its output.
pub fn read(text: &str) -> Result<Page, String> {
    let url = attribute(text, "og:url", "content=\"").unwrap_or_default();
    let title = title(text);
    // `B - Mongeness`: the letter is the contest's.
    let title = title.split_once(" - ").filter(|(letter, _)| letter.len() <= 2).map_or(&*title, |(_, title)| title);
    let mut page = Page { judge: "atcoder", title: title.to_owned(), url, ..Page::default() };
    let limits = plain(text);
    page.time_ms = number_behind(&limits, "Time Limit:").map(|seconds| (seconds * 1000.0).round() as u64);
    page.memory_mib = number_behind(&limits, "Memory Limit:").map(|mib| mib.round() as u64);
    let mut inputs: Vec<(String, String)> = Vec::new();
    let mut outputs: Vec<(String, String)> = Vec::new();
    for (heading, body) in sections(english(text)) {
        let heading = heading.to_lowercase();
        let number: String = heading.chars().filter(char::is_ascii_digit).collect();
        let pre = || pres(&body).into_iter().next().map(|text| ended(&text));
        if ["sample input", "入力例"].iter().any(|word| heading.contains(word)) {
            inputs.extend(pre().map(|text| (number.clone(), text)));
        } else if ["sample output", "出力例"].iter().any(|word| heading.contains(word)) {
            outputs.extend(pre().map(|text| (number.clone(), text)));
        } else if heading.contains("constraints") || heading.contains("制約") {
            page.constraints = items(&body).iter().flat_map(|line| spoken(line)).collect();
        } else if matches!(heading.trim(), "output" | "出力") {
            page.output = marked(&body);
        } else if (heading.trim() == "input" || heading.trim() == "入力") && page.format.is_none() {
            page.format = pres(&body).into_iter().next();
        }
    }
    page.text = page.output.clone();
    for (number, input) in &inputs {
        let output = outputs.iter().find(|(other, _)| other == number);
        let Some((_, output)) = output else {
            return Err(format!("sample input {number} has no output: the page is cut; save it whole"));
        };
        page.samples.push((input.clone(), output.clone()));
    }
    Ok(page)
}

/// A line of the site as lines that constraints are written in: where a condition in brackets ends it, what it says of every index; of two texts
/// what it says of each.
fn spoken(line: &str) -> Vec<String> {
    const SIGNS: [(&str, &str); 9] = [
        ("\\ldots", "..."),
        ("\\dots", "..."),
        ("\\cdots", "..."),
        ("\\displaystyle", ""),
        ("\\lvert ", "|"),
        ("\\rvert", "|"),
        ("\\Rightarrow", "=>"),
        ("\\max", "max"),
        ("\\min", "min"),
    ];
    let line = SIGNS.iter().fold(line.to_owned(), |line, (sign, with)| line.replace(sign, with));
    let ended = line.trim().trim_end_matches('.');
    let bracketed = ended.strip_suffix(')').and_then(|line| line.rsplit_once(" ("));
    let bracketed = bracketed.and_then(|(said, condition)| behind(said.trim_end_matches('.'), condition));
    let line = bracketed.or_else(|| of_all(ended)).unwrap_or(line);
    let line = quotients(&line).unwrap_or(line);
    let each = line.strip_prefix("Each of ").and_then(|rest| rest.split_once(" is "));
    let lines: Vec<String> = match each.and_then(|(names, said)| Some((names.split_once(" and ")?, said))) {
        Some(((one, other), said)) => {
            [one, other].iter().map(|name| format!("{name} is {}", said.trim_end_matches('.'))).collect()
        }
        None => vec![line],
    };
    lines.into_iter().flat_map(|line| of_length(&line).map_or_else(|| vec![line], Vec::from)).collect()
}

/// `S is a string of length between 1 and 9 (inclusive) consisting of digits` as a bound and an alphabet.
fn of_length(line: &str) -> Option<[String; 2]> {
    let (name, said) = line.split_once(" is a string of length between ")?;
    let (range, letters) = said.split_once(" consisting of ")?;
    let (from, to) = range.trim_end_matches(", inclusive,").trim_end_matches(" (inclusive)").split_once(" and ")?;
    Some([format!("{from} <= {name}.length <= {to}"), format!("{name} consists of {}", letters.trim_end_matches('.'))])
}

/// `\frac{N(N-1)}{2}` as `N*(N-1)/2`.
fn quotients(line: &str) -> Option<String> {
    let (before, rest) = line.split_once("\\frac{")?;
    let (top, rest) = rest.split_once("}{")?;
    let (bottom, rest) = rest.split_once('}')?;
    Some(format!("{before}{}/{bottom}{rest}", top.replace(" - ", "-").replacen('(', "*(", 1)))
}

/// What is said with the condition that stood behind it in brackets; nothing where that is no condition.
fn behind(said: &str, condition: &str) -> Option<String> {
    let condition = condition.trim_end_matches('.');
    if condition.ends_with(&format!("is the length of {}", condition.trim_start_matches('|').split('|').next()?)) {
        return Some(said.to_owned());
    }
    let parts: Vec<&str> = condition.split(',').map(str::trim).collect();
    let is_range = |part: &&str| part.starts_with("1 <= ") && part.matches("<=").count() == 2;
    match parts[..] {
        [one] if is_range(&one) || one.contains(" != ") => Some(format!("{said} for {one}")),
        // Over all of a table, which its layout says already.
        [_, _, ..] if parts.iter().all(is_range) => Some(said.to_owned()),
        _ => None,
    }
}

/// `(P_1,P_2,...,P_N) is a permutation of ...` says it of P.
fn of_all(line: &str) -> Option<String> {
    let (items, said) = line.strip_prefix('(')?.split_once(") is a permutation")?;
    let name = items.split_once("_1")?.0;
    items
        .split(',')
        .all(|item| item == "..." || item.starts_with(name))
        .then(|| format!("{name} is a permutation{said}"))
}

/// The English half of a page in two languages.
fn english(text: &str) -> &str {
    let Some(at) = text.find("<span class=\"lang-en\">") else { return text };
    let half = &text[at..];
    half.find("<span class=\"lang-ja\">").map_or(half, |end| &half[..end])
}
