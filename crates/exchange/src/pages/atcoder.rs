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
    let mut page = Page { judge: "atcoder", title: title(text), url, ..Page::default() };
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
            page.constraints = items(&body);
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

/// The English half of a page in two languages.
fn english(text: &str) -> &str {
    let Some(at) = text.find("<span class=\"lang-en\">") else { return text };
    let half = &text[at..];
    half.find("<span class=\"lang-ja\">").map_or(half, |end| &half[..end])
}
