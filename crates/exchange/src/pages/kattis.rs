//! Kattis' problem pages, before and after the site was redesigned.

use super::Page;
use super::html::{Part, address, before, element, from, linked, marked, pres, sections, spaced, title};
use crate::html::{Tag, all, find};

/// What a page says; samples may be missing.
pub fn read(text: &str, whole: Part) -> Result<Page, String> {
    let name = title(whole);
    let name = name.split(" – Kattis").next().unwrap_or(&name).split(" - Kattis").next().unwrap_or_default();
    let mut page = Page {
        judge: "kattis",
        title: name.trim().to_owned(),
        url: address(whole)
            .or_else(|| linked(text, &["/problems/"], "https://open.kattis.com/problems/"))
            .unwrap_or_default(),
        ..Page::default()
    };
    let time = ["CPU Time limit:", "CPU Time limit", "CPU time limit"];
    page.take_limits(&spaced(whole), &time, &["Memory limit:", "Memory limit"]);
    let body = from(whole, |tag| tag.get("class").contains("problembody"));
    let headings = sections(body, all(body, |tag| matches!(&*tag.name, "h1" | "h2" | "h3" | "h4" | "h5" | "h6")));
    let upto_table = |part| before(part, |tag| tag.name == "table");
    if headings.iter().any(|(heading, _)| heading == "interaction" || heading == "interactivity") {
        return Err("the task is interactive: its samples are conversations, and cannot be fed as input".to_owned());
    }
    if let Some((_, input)) = headings.iter().find(|(heading, _)| heading == "input") {
        let words = marked(upto_table(input));
        page.take_constraints(&words);
        page.words = Some(words);
    }
    if let Some((_, output)) = headings.iter().find(|(heading, _)| heading == "output") {
        page.output = marked(upto_table(output));
    }
    page.text = marked(before(body, is_sample));
    page.take_samples(all(whole, is_sample).flat_map(|(_, table)| pres(table)))?;
    Ok(page)
}

fn is_sample(tag: &Tag) -> bool {
    tag.name == "table" && tag.get("class") == "sample"
}

/// Whether a text is one of its pages.
pub fn is_page(whole: Part) -> bool {
    element(whole, "problembody").is_some() || find(whole, is_sample).is_some()
}
