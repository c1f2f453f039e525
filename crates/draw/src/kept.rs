//! `kept.yaml`: cases worth keeping, with their reasons, beside the spec.
//!
//! People write here, so that new cases are only ever appended: comments, order and layout of what is there stay byte for byte.

use serde::Serialize;

use crate::bound::Bound;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::spec::typed_input;
use ojkit_rules::stdin::Format;
use ojkit_text::keys::Keys;
use ojkit_text::yaml::{self, Kind, Limits, Node, Reader, Source, Style};

/// One kept case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCase {
    pub reason: String,
    pub input: KeptInput,
    /// Where the case begins in the file, from 1.
    pub line: usize,
}

/// The input of a kept case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptInput {
    Values(Input),
    /// Text in the problem's layout; it need not be legal any more.
    Text(String),
}

impl KeptCase {
    /// The text of its input.
    pub fn text(&self, format: &Format) -> Vec<u8> {
        match &self.input {
            KeptInput::Values(values) => format.text(values),
            KeptInput::Text(text) => text.clone().into_bytes(),
        }
    }
}

/// Every key of the file, with what it means.
pub fn keys() -> Keys {
    // The file is part of the program and a test reads it.
    Keys::read(include_str!("kept/keys.yaml")).unwrap_or_default()
}

/// The version of the file's form.
const FORMAT: i64 = 1;

/// Reads the kept cases of a problem; all errors at once, in the order of the file.
pub fn read(path: &str, text: &[u8], bound: &Bound) -> Result<Vec<KeptCase>, Vec<Diagnostic>> {
    let source = Source::new(path, text, &Limits::PAGE)?;
    let mut faults = Vec::new();
    let Some(root) = yaml::parse(&source, &Limits::PAGE, &mut faults) else { return Err(faults) };
    let mut reader = Reader::new(&source, faults);
    let cases = cases(&mut reader, &root, &bound.problem, bound.validator.format());
    if reader.failed() { Err(reader.finish()) } else { Ok(cases) }
}

fn cases(reader: &mut Reader, root: &Node, problem: &Problem, format: &Format) -> Vec<KeptCase> {
    let Some(entries) = reader.mapping(root, "a file of kept cases", &["format", "cases"]) else { return Vec::new() };
    reader.format(entries, "the file", FORMAT);
    let Some(list) = Reader::get(entries, "cases").filter(|list| !is_nothing(list)) else { return Vec::new() };
    let mut cases = Vec::new();
    for item in reader.sequence(list, "cases").unwrap_or_default() {
        let Some(entries) = reader.mapping(item, "a kept case", &["reason", "input", "stdin"]) else { continue };
        let reason =
            reader.require(entries, "reason", "the case", item.span).and_then(|node| reader.word(node, "reason"));
        let input = match (Reader::get(entries, "input"), Reader::get(entries, "stdin")) {
            (Some(values), None) => {
                typed_input(reader, values, "input of the case", problem, Some(format)).map(KeptInput::Values)
            }
            (None, Some(text)) => reader.text(text, "stdin").map(|text| KeptInput::Text(text.to_owned())),
            _ => reader.refuse(item.span, "a case has either `input` or `stdin`", "add one, or keep one of the two"),
        };
        if let (Some(reason), Some(input)) = (reason, input) {
            cases.push(KeptCase { reason: reason.to_owned(), input, line: item.span.line });
        }
    }
    cases
}

fn is_nothing(node: &Node) -> bool {
    matches!(&node.kind, Kind::Scalar { text, style: Style::Plain } if text.is_empty())
}

/// A case as it is appended.
#[derive(Serialize)]
struct NewCase<'a> {
    reason: &'a str,
    stdin: &'a str,
}

/// The text of the file with one more case at its end; what is there stays byte for byte.
///
/// Without a text so far, a new file is begun. A file that cannot be read, or whose list is written in brackets, is an error: nothing can
/// be appended to it.
pub fn append(
    path: &str,
    text: Option<&[u8]>,
    reason: &str,
    stdin: &str,
    bound: &Bound,
) -> Result<String, Vec<Diagnostic>> {
    let refuse = |message: &str, help: &str| vec![Diagnostic::error(path, 0, 0, message).help(help)];
    let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    if reason.is_empty() {
        return Err(refuse("a kept case needs a reason", "say in a few words why it is worth keeping"));
    }
    let case = serde_yaml::to_string(&[NewCase { reason: &reason, stdin }])
        .map_err(|error| refuse(&format!("the case cannot be written as YAML: {error}"), ""))?;
    let mut before = Vec::new();
    let mut grown = match text {
        None => "format: 1\ncases:\n".to_owned(),
        Some(bytes) => {
            before = read(path, bytes, bound)?;
            end_of_list(path, &String::from_utf8_lossy(bytes), before.is_empty())?
        }
    };
    let indent = list_indent(&grown);
    for line in case.lines() {
        if !line.is_empty() {
            grown.push_str(&indent);
        }
        grown.push_str(line);
        grown.push('\n');
    }
    let check = read(path, grown.as_bytes(), bound)?;
    match check.split_last() {
        Some((KeptCase { input: KeptInput::Text(text), .. }, rest)) if text == stdin && rest == before => Ok(grown),
        _ => Err(refuse(
            "no case can be appended to this file",
            "let its list `cases:` be the last key, one `- ` per case",
        )),
    }
}

/// The text up to where the next entry of its list can stand.
fn end_of_list(path: &str, text: &str, is_empty: bool) -> Result<String, Vec<Diagnostic>> {
    let mut grown = text.to_owned();
    if !grown.ends_with('\n') {
        grown.push('\n');
    }
    let list = text.lines().position(|line| line.starts_with("cases:"));
    match list.and_then(|number| text.lines().nth(number)).map(|line| line["cases:".len()..].trim()) {
        None if is_empty => grown.push_str("cases:\n"),
        None => {}
        Some(rest) if rest.is_empty() || rest.starts_with('#') => {}
        Some("[]") if is_empty => grown = grown.replacen("cases: []", "cases:", 1),
        Some(_) => {
            let fault =
                Diagnostic::error(path, list.unwrap_or_default() + 1, 1, "no case can be appended to this list");
            return Err(vec![
                fault.with_source(text).help("write `cases:` alone on its line, and one `- ` per case below"),
            ]);
        }
    }
    Ok(grown)
}

/// How far the entries of the list are indented; none where there is none yet.
fn list_indent(text: &str) -> String {
    let below = text.lines().skip_while(|line| !line.starts_with("cases:"));
    let entry = below.skip(1).find(|line| line.trim_start().starts_with("- ")).unwrap_or("  - ");
    entry.chars().take_while(|&c| c == ' ').collect()
}
