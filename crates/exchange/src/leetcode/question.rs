//! The question's JSON as the site's GraphQL gives it, whole, alone, or inside a saved page.

use super::page::{Code, Page};
use super::statement;
use crate::html::plain;
use ojkit_languages::Language;
use serde_json::{Map, Value as Json};

/// JSON nests no deeper in what sites give.
const DEPTH_MAX: usize = 64;

/// All questions in a JSON value, each once: objects that have a question's keys, wherever they lie.
///
/// A saved page holds one question in several parts; parts with the same name in the address are one.
pub fn questions(json: &Json) -> Vec<Map<String, Json>> {
    let mut found: Vec<Map<String, Json>> = Vec::new();
    collect(json, 0, &mut found);
    let mut whole: Vec<Map<String, Json>> = Vec::new();
    for part in found {
        let slug = part.get("titleSlug").and_then(Json::as_str).map(str::to_owned);
        let same = whole
            .iter_mut()
            .find(|other| slug.is_some() && other.get("titleSlug").and_then(Json::as_str) == slug.as_deref());
        match same {
            Some(other) => part.into_iter().for_each(|(key, value)| {
                if !value.is_null() {
                    other.insert(key, value);
                }
            }),
            None => whole.push(part),
        }
    }
    // Pages list other questions by title alone.
    whole.retain(|one| {
        one.get("content").is_some_and(|content| !content.is_null())
            || one.contains_key("metaData")
            || one.contains_key("codeSnippets")
    });
    whole
}

fn collect(json: &Json, depth: usize, found: &mut Vec<Map<String, Json>>) {
    if depth > DEPTH_MAX {
        return;
    }
    match json {
        Json::Object(map) => {
            let keys =
                "content metaData codeSnippets exampleTestcases exampleTestcaseList topicTags questionFrontendId";
            if keys.split(' ').any(|key| map.contains_key(key))
                && (map.contains_key("titleSlug") || map.contains_key("content") || map.contains_key("metaData"))
            {
                found.push(map.clone());
                return;
            }
            map.values().for_each(|value| collect(value, depth + 1, found));
        }
        Json::Array(items) => items.iter().for_each(|value| collect(value, depth + 1, found)),
        _ => {}
    }
}

/// One question's object as a page.
pub fn page(question: &Map<String, Json>) -> Page {
    let text = |key: &str| question.get(key).and_then(Json::as_str).unwrap_or_default();
    let mut page = Page {
        id: match question.get("questionFrontendId").or_else(|| question.get("frontendQuestionId")) {
            Some(Json::String(id)) => id.clone(),
            Some(Json::Number(id)) => id.to_string(),
            _ => text("questionId").to_owned(),
        },
        slug: text("titleSlug").to_owned(),
        title: text("title").to_owned(),
        difficulty: text("difficulty").to_ascii_lowercase(),
        ..Page::default()
    };
    for tag in question.get("topicTags").and_then(Json::as_array).map(Vec::as_slice).unwrap_or_default() {
        page.tags.extend(tag.get("slug").and_then(Json::as_str).map(str::to_owned));
    }
    for key in ["content", "translatedContent"] {
        let (versions, _) = statement::read(&plain(text(key)));
        page.versions.extend(versions);
    }
    for snippet in question.get("codeSnippets").and_then(Json::as_array).map(Vec::as_slice).unwrap_or_default() {
        let part = |key: &str| snippet.get(key).and_then(Json::as_str).unwrap_or_default();
        if let Some(language) = Language::from_name(part("langSlug")) {
            page.code.push(Code { language, text: part("code").to_owned() });
        }
    }
    page.meta = match question.get("metaData") {
        Some(Json::String(text)) => serde_json::from_str(text).ok(),
        Some(object @ Json::Object(_)) => Some(object.clone()),
        _ => None,
    };
    // Where no language tells types, functions are values, which the description has no words for.
    if !page.code.is_empty() && !page.code.iter().any(|code| code.language.facts().tells_types) {
        page.meta = None;
    }
    page
}
