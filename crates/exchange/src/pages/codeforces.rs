//! Codeforces' problem pages, in English or in Russian words around the same markup.

use super::Page;
use super::html::{ended, inner, marked, number_behind, pres, stripped};
use crate::leetcode::markup::plain;

/// What a page says; samples may be missing.
///
/// # Errors
/// An interactive task; a sample without its output.
pub fn read(text: &str) -> Result<Page, String> {
    let body = &text[text.find("class=\"problem-statement\"").unwrap_or(0)..];
    let head = inner(body, "class=\"header\"").unwrap_or(body);
    let told =
        |class: &str| inner(head, class).map(|part| plain(part).split_whitespace().collect::<Vec<_>>().join(" "));
    let mut page = Page {
        judge: "codeforces",
        title: told("class=\"title\"").unwrap_or_default(),
        url: address(text),
        time_ms: told("class=\"time-limit\"")
            .and_then(|said| number_behind(&said, "test"))
            .map(|s| (s * 1000.0).round() as u64),
        memory_mib: told("class=\"memory-limit\"")
            .and_then(|said| number_behind(&said, "test"))
            .map(|mib| mib.round() as u64),
        ..Page::default()
    };
    let input = inner(body, "class=\"input-specification\"");
    if input.is_none() && body.contains(">Interaction<") {
        return Err("the task is interactive: its samples are conversations, and cannot be fed as input".to_owned());
    }
    let whole = marked(input.unwrap_or_default());
    page.words = whole.trim().strip_prefix("Input").map(str::to_owned);
    page.take_constraints(&whole);
    let upto = body.find("class=\"sample-test").unwrap_or(body.len());
    page.text = marked(&body[..upto]);
    page.output = inner(body, "class=\"output-specification\"").map(marked).unwrap_or_default();
    let tests = inner(body, "class=\"sample-test\"").unwrap_or_default();
    let sides = |class: &str| -> Vec<String> {
        tests
            .split(class)
            .skip(1)
            .filter_map(|part| pres(&stripped(part)).into_iter().next())
            .map(|text| ended(&text))
            .collect()
    };
    page.pair(sides("class=\"input\""), sides("class=\"output\""))?;
    Ok(page)
}

/// The page's own address: `problem/A` below its contest.
fn address(text: &str) -> String {
    let addresses = text.match_indices("codeforces.com/").map(|(at, _)| {
        text[at..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '/' | '-' | '_'))
            .collect::<String>()
    });
    let is_problem = |address: &String| {
        let parts: Vec<&str> = address.split('/').skip(1).collect();
        matches!(parts[..], ["contest" | "gym", _, "problem", _] | ["problemset", "problem", _, _])
    };
    addresses.filter(is_problem).map(|address| format!("https://{address}")).next().unwrap_or_default()
}
