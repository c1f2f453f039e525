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

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "format: 1 # the first\ntitle: T\nfunction: f\nparameters:\n  n: integer\nreturns: integer\n";

    fn with(rest: &str) -> Option<String> {
        let changed = with_time_limit(&format!("{START}{rest}"), 450, crate::grammar::canonical)?;
        Some(changed.strip_prefix(START).expect("what stands above stays").to_owned())
    }

    #[test]
    fn a_limit_goes_into_the_limits_that_are_there_and_comments_stay() {
        let written = |rest: &str| with(rest).expect("it has a place");
        assert_eq!(
            written("limits: { memory_mib: 64 } # small\nmodel: accepted/m.rs\n"),
            "limits: { time_ms: 450, memory_mib: 64 } # small\nmodel: accepted/m.rs\n"
        );
        assert_eq!(written("limits: {}\n"), "limits: { time_ms: 450 }\n");
        assert_eq!(
            written("limits:\n    # why\n    output_kib: 7 # few\n"),
            "limits:\n    # why\n    time_ms: 450\n    output_kib: 7 # few\n"
        );
    }

    #[test]
    fn without_limits_it_stands_before_the_model_and_its_comment_or_last() {
        let written = |rest: &str| with(rest).expect("it has a place");
        assert_eq!(
            written("\n# by hand\nmodel: accepted/m.rs\n# end\n"),
            "\nlimits: { time_ms: 450 }\n# by hand\nmodel: accepted/m.rs\n# end\n"
        );
        assert_eq!(written("tags: [a,\n  b]"), "tags: [a,\n  b]\nlimits: { time_ms: 450 }\n");
        let windows = format!("{START}model: accepted/m.rs\n").replace('\n', "\r\n");
        let changed = with_time_limit(&windows, 450, crate::grammar::canonical).expect("it has a place");
        assert_eq!(changed.replace("limits: { time_ms: 450 }\r\n", ""), windows);
    }

    #[test]
    fn a_limit_that_is_stated_and_a_text_that_would_change_otherwise_are_left_alone() {
        for rest in [
            "limits: { time_ms: 7 }\n",
            "limits: 7\n",
            "examples:\n  - input: { n: 1 }\n    output: 1\n...\n",
            "nonsense: 1\n",
        ] {
            assert_eq!(with(rest), None, "{rest}");
        }
        let flow = "{ format: 1, title: T, function: f, parameters: { n: integer }, returns: integer }\n";
        assert_eq!(with_time_limit(flow, 450, crate::grammar::canonical), None);
    }
}
