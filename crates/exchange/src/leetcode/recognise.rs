//! What was given: JSON of the site, a saved page, Markdown or copied text; and what is none of these.

use super::page::Page;
use super::question;
use super::statement;
use super::wording;
use crate::html::{self, Piece, find, text_of, unmark};
use ojkit_model::diagnostic::Diagnostic;
use serde_json::Value as Json;

/// Longer texts are not read.
const TEXT_BYTES_MAX: usize = 256 << 20;
/// A single page or question is no longer than this.
const PAGE_BYTES_MAX: usize = 16 << 20;

/// A question that was found in a text, with the line where it begins.
pub struct Found {
    /// From 1.
    pub line: usize,
    /// The page, or why it is none.
    pub page: Result<Page, Box<Diagnostic>>,
}

const WANTED: &str = "give the question's JSON, its saved page, or the copied text with examples and constraints";

/// All questions of a text; one that is no question gives one error.
pub fn pages(path: &str, bytes: &[u8]) -> Vec<Found> {
    let single = |page| vec![Found { line: 1, page }];
    let refuse =
        |line: usize, message: String, help: &str| Box::new(Diagnostic::error(path, line, 0, message).help(help));
    if bytes.len() > TEXT_BYTES_MAX {
        return single(Err(refuse(
            0,
            format!("the file has {} bytes; at most {TEXT_BYTES_MAX} are read", bytes.len()),
            "split it",
        )));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
            return single(Err(refuse(line, "this is not UTF-8 text".to_owned(), "save the page as UTF-8")));
        }
    };
    if text.trim().is_empty() {
        return single(Err(refuse(0, "the file is empty".to_owned(), WANTED)));
    }
    if text.trim_start().starts_with(['{', '[']) {
        return json(path, text);
    }
    if text.len() > PAGE_BYTES_MAX {
        return single(Err(refuse(
            0,
            format!("the page has {} bytes; at most {PAGE_BYTES_MAX} are read", text.len()),
            WANTED,
        )));
    }
    let pieces = html::read(text);
    if let Some(data) = next_data(&pieces)
        && let Ok(json) = serde_json::from_str::<Json>(data)
    {
        let found = question::questions(&json);
        match found.as_slice() {
            [] => {}
            [one] => return single(Ok(question::page(one))),
            several => return single(Err(two(path, several.iter().filter_map(|one| one.get("titleSlug")?.as_str())))),
        }
    }
    single(prose(path, text, &text_of(&pieces, &|_, _| None)))
}

fn two<'a>(path: &str, names: impl Iterator<Item = &'a str>) -> Box<Diagnostic> {
    let names: Vec<&str> = names.take(5).collect();
    let message = format!("the file holds different questions: {}", names.join(", "));
    Box::new(Diagnostic::error(path, 0, 0, message).help("give each a file of its own, or one per line as JSON lines"))
}

/// The script in which the site's pages carry their data.
fn next_data<'t>(pieces: &[Piece<'t>]) -> Option<&'t str> {
    let script = find(pieces, |tag| tag.get("id") == "__NEXT_DATA__")?;
    pieces.get(script + 1).and_then(|piece| if let Piece::Text(data) = piece { Some(*data) } else { None })
}

fn json(path: &str, text: &str) -> Vec<Found> {
    let whole: Result<Json, serde_json::Error> = serde_json::from_str(text);
    match whole {
        Ok(json) => of_json(path, 1, &json),
        Err(error) => {
            let lines: Vec<(usize, &str)> =
                text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
            let first = lines.first().map(|(_, line)| serde_json::from_str::<Json>(line));
            if lines.len() > 1 && matches!(first, Some(Ok(Json::Object(_)))) {
                let of_line = |&(index, line): &(usize, &str)| match serde_json::from_str::<Json>(line) {
                    Ok(json) => of_json(path, index + 1, &json),
                    Err(error) => vec![Found { line: index + 1, page: Err(broken(path, index, &error)) }],
                };
                return lines.iter().flat_map(of_line).collect();
            }
            vec![Found { line: error.line(), page: Err(broken(path, 0, &error)) }]
        }
    }
}

fn broken(path: &str, lines_before: usize, error: &serde_json::Error) -> Box<Diagnostic> {
    let (message, help) = match error.is_eof() {
        true => ("the JSON ends in the middle: it was cut off", "copy it again, up to its last bracket"),
        false => ("this is not JSON", "copy the question's JSON again, and nothing around it"),
    };
    let message = format!("{message} ({})", error.to_string().split(" at line").next().unwrap_or_default());
    Box::new(Diagnostic::error(path, lines_before + error.line(), error.column(), message).help(help))
}

fn of_json(path: &str, line: usize, json: &Json) -> Vec<Found> {
    let refuse = |message: &str, help: &str| {
        vec![Found { line, page: Err(Box::new(Diagnostic::error(path, line, 0, message).help(help))) }]
    };
    if let Json::Array(items) = json
        && !items.is_empty()
        && items.iter().all(|item| item.is_object())
    {
        return items.iter().flat_map(|item| of_json(path, line, item)).collect();
    }
    if json.pointer("/data/question").is_some_and(Json::is_null) {
        return refuse("the site knows no such question: `question` is null", "check the name in the address");
    }
    if json.get("errors").is_some_and(Json::is_array) {
        return refuse(
            "the site answered with errors instead of a question",
            "ask it again, signed in if the question needs it",
        );
    }
    let found = question::questions(json);
    match found.as_slice() {
        [] => {
            refuse("this JSON holds no question: no object in it has `content`, `metaData` or `codeSnippets`", WANTED)
        }
        [one] => {
            let locked = one.get("isPaidOnly").and_then(Json::as_bool) == Some(true)
                && one.get("content").is_none_or(Json::is_null);
            if locked {
                return refuse(
                    "the site gives this question to subscribers only, and its `content` is empty",
                    "save it while signed in",
                );
            }
            vec![Found { line, page: Ok(question::page(one)) }]
        }
        several => {
            let names = several.iter().filter_map(|one| one.get("titleSlug")?.as_str());
            vec![Found { line, page: Err(two(path, names)) }]
        }
    }
}

/// A page from HTML, Markdown or copied text.
fn prose(path: &str, raw: &str, text: &str) -> Result<Page, Box<Diagnostic>> {
    let (versions, code) = statement::read(text);
    if versions.iter().all(|version| version.constraints.is_empty() && version.examples.is_empty()) {
        let message = "this is no question: there are neither examples nor constraints in it";
        return Err(Box::new(Diagnostic::error(path, 0, 0, message).help(WANTED)));
    }
    for is_chinese in [false, true] {
        let same: Vec<_> = versions
            .iter()
            .filter(|version| version.is_chinese == is_chinese && !version.constraints.is_empty())
            .collect();
        if let [one, other, ..] = same.as_slice()
            && one.constraints != other.constraints
        {
            let titles = numbered(text);
            if titles.len() > 1 {
                return Err(two(path, titles.into_iter()));
            }
            return Err(two(path, [one, other].iter().map(|version| version.constraints[0].as_str())));
        }
    }
    let (id, title) = title(text);
    let url = slug_of_url(raw, &title);
    let slug = url.unwrap_or_else(|| slugged(&title));
    Ok(Page {
        id,
        slug,
        title,
        difficulty: difficulty(text),
        tags: tags(raw),
        versions,
        code,
        flattened: true,
        ..Page::default()
    })
}

/// Lines that are a number and a title, as `1406. Stone Game III`.
fn numbered(text: &str) -> Vec<&str> {
    let is_title = |line: &&str| {
        line.split_once(". ").is_some_and(|(number, title)| {
            (1..=5).contains(&number.len())
                && number.bytes().all(|b| b.is_ascii_digit())
                && title.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
        })
    };
    text.lines().map(str::trim).filter(is_title).collect()
}

/// A longer line is no title.
const TITLE_CHARS_MAX: usize = 150;

/// The number and the title: front matter, a heading, the first line.
fn title(text: &str) -> (String, String) {
    let mut fallback = String::new();
    for raw in text.lines().take(2000) {
        let line = wording::line(&unmark(raw));
        let site = [" - LeetCode", " - 力扣"].iter().find_map(|end| line.find(end).map(|at| line[..at].to_owned()));
        let line = site.clone().unwrap_or(line);
        let front = line.strip_prefix("title:").map(str::trim);
        let bare = front.unwrap_or(&line).trim_matches(['#', ' ', '[', '"', '\'']);
        let digits = bare.bytes().take_while(u8::is_ascii_digit).count();
        let rest = bare[digits..].trim_start();
        if (1..=5).contains(&digits)
            && let Some(name) = rest.strip_prefix(['.', '-', ':']).map(|name| english(name.trim()))
            && name.starts_with(|c: char| c.is_alphanumeric())
            && name.chars().count() <= TITLE_CHARS_MAX
        {
            return (bare[..digits].to_owned(), name);
        }
        if let Some(front) = front.filter(|front| !front.is_empty()) {
            return (String::new(), english(front.trim_matches(['"', '\''])));
        }
        if fallback.is_empty()
            && let Some(site) = site
        {
            fallback = english(&site);
        }
        if fallback.is_empty() && raw.trim_start().starts_with('#') {
            fallback = english(bare);
        }
    }
    (String::new(), fallback)
}

/// `石子游戏 III(Stone Game III)` is `Stone Game III`; what stands behind a title in brackets of a link is cut.
fn english(name: &str) -> String {
    let name = name.split("](").next().unwrap_or(name).trim_end_matches([']', ' ']);
    if wording::is_chinese(name)
        && let Some((_, inside)) = name.split_once('(')
        && let Some(inside) = inside.strip_suffix(')')
        && !wording::is_chinese(inside)
    {
        return inside.trim().to_owned();
    }
    name.trim().to_owned()
}

fn slug_of_url(raw: &str, title: &str) -> Option<String> {
    let wanted = slugged(title);
    let mut first = None;
    for (at, sign) in raw.match_indices("/problems/").take(1000) {
        let rest = &raw[at + sign.len()..];
        let end = rest.find(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-').unwrap_or(rest.len());
        let slug = &rest[..end];
        if slug == wanted {
            return Some(wanted);
        }
        if first.is_none() && !slug.is_empty() {
            first = Some(slug.to_owned());
        }
    }
    // A title of its own is more certain than a link to some question.
    if wanted.is_empty() || wording::is_chinese(title) {
        first
    } else {
        first.filter(|_| raw.matches("/problems/").count() == 1)
    }
}

/// A title as the site's addresses spell it.
pub fn slugged(title: &str) -> String {
    let plain: String = title
        .chars()
        .filter(|c| !matches!(c, '\'' | '’' | '(' | ')'))
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

/// The topics of a page with front matter, as the site's addresses spell them.
fn tags(raw: &str) -> Vec<String> {
    let front = raw.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---")).map_or("", |(front, _)| front);
    let listed = front.lines().skip_while(|line| line.trim_end() != "tags:").skip(1);
    listed.map_while(|line| line.trim_start().strip_prefix("- ")).map(slugged).filter(|tag| !tag.is_empty()).collect()
}

fn difficulty(text: &str) -> String {
    for raw in text.lines().take(400) {
        let line = wording::line(&unmark(raw));
        let word = line.rsplit([':', '-']).next().unwrap_or("").trim();
        match word {
            "Easy" | "easy" | "简单" => return "easy".to_owned(),
            "Medium" | "medium" | "中等" => return "medium".to_owned(),
            "Hard" | "hard" | "困难" => return "hard".to_owned(),
            _ => {}
        }
    }
    String::new()
}
