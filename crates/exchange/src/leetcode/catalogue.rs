//! One record of a catalogue in JSON lines: constraint lines, row forms, examples and signatures already apart.

use super::page::{Code, Page, RawExample, Version};
use super::wording;
use crate::html::plain;
use ojkit_languages::Language;
use serde_json::{Map, Value as Json};

/// Whether an object is a record of a catalogue.
pub fn is_record(record: &Map<String, Json>) -> bool {
    record.contains_key("slug") && (record.contains_key("constraints") || record.contains_key("constraints_html"))
}

/// A record as a page.
pub fn page(record: &Map<String, Json>) -> Page {
    let text = |key: &str| record.get(key).and_then(Json::as_str).unwrap_or_default();
    let list = |key: &str| record.get(key).and_then(Json::as_array).map(Vec::as_slice).unwrap_or_default();
    let lines = |key: &str| {
        list(key)
            .iter()
            .filter_map(Json::as_str)
            .map(|line| wording::line(&plain(line).replace("\n- ", " ").replace('\n', " ")))
            .collect()
    };
    let mut constraints: Vec<String> = lines("constraints_html");
    if constraints.is_empty() {
        constraints = lines("constraints");
    }
    let rows: Vec<String> = lines("row_forms");
    let mut page = Page {
        id: record.get("id").map(|id| id.as_str().map_or_else(|| id.to_string(), str::to_owned)).unwrap_or_default(),
        slug: text("slug").to_owned(),
        title: wording::line(text("title")),
        difficulty: text("difficulty").to_ascii_lowercase(),
        tags: list("tags").iter().filter_map(Json::as_str).map(str::to_owned).collect(),
        ..Page::default()
    };
    let examples = list("examples").iter().map(|example| {
        let part = |key: &str| example.get(key).and_then(Json::as_str).unwrap_or_default().to_owned();
        RawExample { input: part("input"), output: part("output") }
    });
    page.versions.push(Version {
        is_chinese: false,
        prose: [rows.join("\n").as_str(), text("statement"), text("prose")].join("\n"),
        constraints,
        examples: examples.collect(),
        ..Version::default()
    });
    if let Some(Json::Object(signatures)) = record.get("signatures") {
        for (name, code) in signatures {
            if let (Some(language), Some(text)) = (Language::from_name(name), code.as_str()) {
                page.code.push(Code { language, text: text.to_owned() });
            }
        }
    }
    page
}
