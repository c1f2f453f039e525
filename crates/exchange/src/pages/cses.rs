//! CSES' task pages.

use super::html::{attribute, ended, formula, inner, marked, number_behind, pres, title};
use super::{LINES_MAX, Page};
use crate::leetcode::markup::plain;

/// What a page says; samples may be missing.
///
/// # Errors
/// A sample without its output.
pub fn read(text: &str) -> Result<Page, String> {
    let limits = inner(text, "class=\"task-constraints\"").map(plain).unwrap_or_default();
    let name = title(text);
    let number = text.split_once("cses.fi/problemset/task/").map_or(String::new(), |(_, rest)| digits(rest));
    let number = if number.is_empty() {
        text.split_once("\"/problemset/task/").map_or(String::new(), |(_, rest)| digits(rest))
    } else {
        number
    };
    let mut page = Page {
        judge: "cses",
        title: name.strip_prefix("CSES - ").unwrap_or(&name).to_owned(),
        url: attribute(text, "og:url", "content=\"").unwrap_or_else(|| {
            if number.is_empty() { String::new() } else { format!("https://cses.fi/problemset/task/{number}") }
        }),
        time_ms: number_behind(&limits, "Time limit:").map(|seconds| (seconds * 1000.0).round() as u64),
        memory_mib: number_behind(&limits, "Memory limit:").map(|mib| mib.round() as u64),
        ..Page::default()
    };
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for (heading, body) in headed(text) {
        match &*heading {
            "input" => page.words = Some(marked(&body)),
            "output" => page.output = marked(&body),
            "constraints" => page.constraints = lines(&body),
            heading if heading.starts_with("example") => {
                let mut sides = pres(&body).into_iter().map(|text| ended(&text));
                while let Some(input) = sides.next() {
                    inputs.push(input);
                    outputs.extend(sides.next());
                }
            }
            _ => {}
        }
    }
    let upto = text.find("id=\"example").unwrap_or(text.len());
    page.text = marked(&text[text.find("class=\"md\"").filter(|at| *at < upto).unwrap_or(0)..upto]);
    page.pair(inputs, outputs)?;
    Ok(page)
}

/// The items of the list of constraints.
fn lines(body: &str) -> Vec<String> {
    let items = body.split("<li").skip(1).filter_map(|item| item.split_once('>')?.1.split("</li>").next());
    items.map(|item| formula(&marked(item))).filter(|line| !line.is_empty()).take(LINES_MAX).collect()
}

fn digits(text: &str) -> String {
    text.chars().take_while(char::is_ascii_digit).collect()
}

/// Headings, in lower case, and what stands below each; older pages have them in bold.
fn headed(text: &str) -> Vec<(String, String)> {
    let text = text.replace("<h2", "<h1").replace("</h2>", "</h1>").replace("<b>Input</b>", "<h1>Input</h1>");
    let text = ["Output", "Constraints", "Example"]
        .iter()
        .fold(text, |text, name| text.replace(&format!("<b>{name}</b>"), &format!("<h1>{name}</h1>")));
    let parts = text.split("<h1").skip(1).filter_map(|part| {
        let (heading, body) = part.split_once('>')?.1.split_once("</h1>")?;
        Some((plain(heading).trim().trim_end_matches(':').to_lowercase(), body.to_owned()))
    });
    parts.collect()
}
