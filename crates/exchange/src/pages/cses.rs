//! CSES' task pages.

use super::Page;
use super::html::{Part, address, before, element, from, items, linked, marked, pres, sections, spaced, title};
use crate::html::{Piece, all, find};

/// What a page says; samples may be missing.
pub fn read(text: &str, whole: Part) -> Result<Page, String> {
    let name = title(whole);
    let task = "https://cses.fi/problemset/task/";
    let mut page = Page {
        judge: "cses",
        title: name.strip_prefix("CSES - ").unwrap_or(&name).to_owned(),
        url: address(whole)
            .or_else(|| linked(text, &["cses.fi/problemset/task/", "\"/problemset/task/"], task))
            .unwrap_or_default(),
        ..Page::default()
    };
    let limits = element(whole, "task-constraints").map(spaced).unwrap_or_default();
    page.take_limits(&limits, &["Time limit:"], &["Memory limit:"]);
    let mut samples = Vec::new();
    let is_old = |inside: Part| matches!(inside, [Piece::Text("Input" | "Output" | "Constraints" | "Example")]);
    let headings = all(whole, |tag| matches!(&*tag.name, "h1" | "h2" | "b"));
    // Older pages have them in bold.
    let headings =
        headings.filter(|(at, inside)| is_old(inside) || find(&whole[*at..=*at], |tag| tag.name == "b").is_none());
    for (heading, body) in sections(whole, headings) {
        match heading.trim_end_matches(':') {
            "input" => page.words = Some(marked(body)),
            "output" => page.output = marked(body),
            "constraints" => page.constraints = items(body),
            heading if heading.starts_with("example") => samples.extend(pres(body)),
            _ => {}
        }
    }
    let asked = before(whole, |tag| tag.get("id").starts_with("example"));
    page.text = marked(from(asked, |tag| tag.get("class") == "md"));
    page.take_samples(samples.into_iter())?;
    Ok(page)
}
