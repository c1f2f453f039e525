//! A time limit written into a spec that has none, with everything else left as a person wrote it.

use super::read;
use crate::grammar::LineReader;
use ojkit_text::yaml::{self, Entry, Kind, Limits, Node, Reader, Source};

const LIMITS: &str = "limits";
const TIME: &str = "time_ms";

/// The text of a spec with `limits.time_ms`; `None` where it cannot be put there without changing anything else, and for a spec that
/// cannot be read or has the limit already.
///
/// It goes into the `limits:` that are there, else into a line of its own before `model:`, else at the end.
pub fn with_time_limit(text: &str, time_ms: u64, reader: LineReader) -> Option<String> {
    let is_open = !read("", "", text.as_bytes(), reader).ok()?.states_time();
    let before = parsed(text).filter(|_| is_open)?;
    let Kind::Mapping { entries, flow: false } = &before.kind else { return None };
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let ending = if text.contains("\r\n") { "\r\n" } else { "\n" };
    match Reader::get(entries, LIMITS) {
        Some(Node { kind: Kind::Mapping { flow: true, entries: inside }, span }) => {
            let line = lines.get_mut(span.line - 1)?;
            let brace = line.char_indices().nth(span.column - 1).filter(|(_, c)| *c == '{')?.0;
            let rest = if inside.is_empty() { " " } else { "," };
            line.insert_str(brace + 1, &format!(" {TIME}: {time_ms}{rest}"));
        }
        Some(Node { kind: Kind::Mapping { entries: inside, .. }, .. }) => {
            let first = inside.first()?.span;
            let indent: String = lines.get(first.line - 1)?.chars().take(first.column - 1).collect();
            lines.insert(first.line - 1, format!("{indent}{TIME}: {time_ms}{ending}"));
        }
        Some(_) => return None,
        None => {
            let model = entries.iter().find(|entry| entry.key == "model");
            let at = model.map_or(lines.len(), |model| above_comments(&lines, model));
            if let Some(last) = lines.last_mut().filter(|last| model.is_none() && !last.ends_with('\n')) {
                last.push_str(ending);
            }
            lines.insert(at, format!("{LIMITS}: {{ {TIME}: {time_ms} }}{ending}"));
        }
    }
    let changed = lines.concat();
    let after = read("", "", changed.as_bytes(), reader).ok()?;
    let is_there = after.states_time() && after.limits.time_ms == time_ms;
    (is_there && is_same(&before, &without_time(parsed(&changed)?, &before))).then_some(changed)
}

fn parsed(text: &str) -> Option<Node> {
    let source = Source::new("", text.as_bytes(), &Limits::SPEC).ok()?;
    let mut faults = Vec::new();
    yaml::parse(&source, &Limits::SPEC, &mut faults).filter(|_| faults.is_empty())
}

/// The line of a key, or that of the first of the comments that stand directly above it: they speak of it.
fn above_comments(lines: &[String], key: &Entry) -> usize {
    let own = key.span.line - 1;
    let comments = lines[..own].iter().rev().take_while(|line| line.starts_with('#')).count();
    own - comments
}

/// A tree without what was written into it: `limits.time_ms`, and `limits` where there were none before.
fn without_time(mut after: Node, before: &Node) -> Node {
    let had = matches!(&before.kind, Kind::Mapping { entries, .. } if entries.iter().any(|entry| entry.key == LIMITS));
    if let Kind::Mapping { entries, .. } = &mut after.kind {
        entries.retain(|entry| had || entry.key != LIMITS);
        for entry in entries.iter_mut().filter(|entry| entry.key == LIMITS) {
            if let Kind::Mapping { entries, .. } = &mut entry.value.kind {
                entries.retain(|entry| entry.key != TIME);
            }
        }
    }
    after
}

/// Whether two trees say the same, wherever it stands.
fn is_same(one: &Node, other: &Node) -> bool {
    match (&one.kind, &other.kind) {
        (Kind::Sequence { items: a, flow: f }, Kind::Sequence { items: b, flow: g }) => {
            f == g && a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b))
        }
        (Kind::Mapping { entries: a, flow: f }, Kind::Mapping { entries: b, flow: g }) => {
            let same = |(a, b): (&Entry, &Entry)| a.key == b.key && is_same(&a.value, &b.value);
            f == g && a.len() == b.len() && a.iter().zip(b).all(same)
        }
        (a, b) => a == b,
    }
}
