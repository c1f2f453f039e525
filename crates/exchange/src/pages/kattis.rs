//! Kattis' problem pages, before and after the site's new dress.

use super::Page;
use super::html::{attribute, ended, inner, marked, number_behind, pres, title};
use crate::leetcode::markup::plain;

/// What a page says; samples may be missing.
///
/// # Errors
/// An interactive task; a sample without its output.
pub fn read(text: &str) -> Result<Page, String> {
    let name = title(text);
    let name = name.split(" – Kattis").next().unwrap_or(&name).split(" - Kattis").next().unwrap_or_default();
    let limits = plain(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let mut page = Page {
        judge: "kattis",
        title: name.trim().to_owned(),
        url: attribute(text, "og:url", "content=\"").unwrap_or_else(|| address(text)),
        time_ms: ["CPU Time limit:", "CPU Time limit", "CPU time limit"]
            .iter()
            .find_map(|words| number_behind(&limits, words))
            .map(|seconds| (seconds * 1000.0).round() as u64),
        memory_mib: ["Memory limit:", "Memory limit"]
            .iter()
            .find_map(|words| number_behind(&limits, words))
            .map(|mib| mib.round() as u64),
        ..Page::default()
    };
    let body = &text[text.find("problembody").unwrap_or(0)..];
    let headings: Vec<(String, &str)> = body
        .split("<h")
        .skip(1)
        .filter_map(|part| {
            let (heading, rest) = part.split_once('>')?.1.split_once("</h")?;
            Some((plain(heading).trim().to_lowercase(), rest.split_once('>')?.1))
        })
        .collect();
    if headings.iter().any(|(heading, _)| heading == "interaction" || heading == "interactivity") {
        return Err("the task is interactive: its samples are conversations, and cannot be fed as input".to_owned());
    }
    if let Some((_, input)) = headings.iter().find(|(heading, _)| heading == "input") {
        let input = input.split("<table").next().unwrap_or_default();
        let whole = marked(input);
        page.take_constraints(&whole);
        page.words = Some(whole);
    }
    if let Some((_, output)) = headings.iter().find(|(heading, _)| heading == "output") {
        page.output = marked(output.split("<table").next().unwrap_or_default());
    }
    page.text = marked(body.split("<table class=\"sample\"").next().unwrap_or_default());
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for table in text.split("<table class=\"sample\"").skip(1) {
        let mut sides = pres(table.split("</table>").next().unwrap_or_default()).into_iter().map(|text| ended(&text));
        inputs.extend(sides.next());
        outputs.extend(sides.next());
    }
    page.pair(inputs, outputs)?;
    Ok(page)
}

fn address(text: &str) -> String {
    let id = text
        .split("/problems/")
        .nth(1)
        .map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>());
    id.filter(|id| !id.is_empty()).map_or(String::new(), |id| format!("https://open.kattis.com/problems/{id}"))
}

/// Whether a text is one of its pages.
pub fn is_page(text: &str) -> bool {
    inner(text, "class=\"problembody\"").is_some() || text.contains("<table class=\"sample\"")
}
