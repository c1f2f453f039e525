//! Codeforces' problem pages, in English or in Russian words around the same markup.

use super::Page;
use super::html::{Part, before, element, from, marked, pres, spaced};
use crate::html::Piece;

/// What a page says; samples may be missing.
pub fn read(text: &str, whole: Part) -> Result<Page, String> {
    let body = from(whole, |tag| tag.get("class") == "problem-statement");
    let head = element(body, "header").unwrap_or(body);
    let told = |class: &str| element(head, class).map(spaced);
    let mut page =
        Page { judge: "codeforces", title: told("title").unwrap_or_default(), url: address(text), ..Page::default() };
    let limits = ["time-limit", "memory-limit"].map(|class| told(class).unwrap_or_default().replace("per test", class));
    page.take_limits(&limits.join(" "), &["time-limit"], &["memory-limit"]);
    let input = element(body, "input-specification");
    if input.is_none() && body.iter().any(|piece| matches!(piece, Piece::Text("Interaction"))) {
        return Err("the task is interactive: its samples are conversations, and cannot be fed as input".to_owned());
    }
    let whole = marked(input.unwrap_or_default());
    page.words = whole.trim().strip_prefix("Input").map(str::to_owned);
    page.take_constraints(&whole);
    page.text = marked(before(body, |tag| tag.get("class").starts_with("sample-test")));
    page.output = element(body, "output-specification").map(marked).unwrap_or_default();
    page.take_samples(pres(element(body, "sample-test").unwrap_or_default()))?;
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
