//! What the YAML files of a package say, as far as both ways read it: into folders, and out again.

use crate::package::line_of;
use ojkit_text::yaml::{Kind, Limits, Node, Source, parse};

pub(crate) fn tree(path: &str, bytes: &[u8]) -> Result<Node, String> {
    let said = |faults: &[ojkit_model::diagnostic::Diagnostic]| {
        faults.first().map_or("it is not valid YAML".to_owned(), ToString::to_string)
    };
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = String::from_utf8_lossy(bytes).replace("\r\n", "\n").into_bytes();
    let source = Source::new(path, &bytes, &Limits::SPEC).map_err(|faults| said(&faults))?;
    let mut faults = Vec::new();
    let node = parse(&source, &Limits::SPEC, &mut faults);
    node.filter(|_| faults.is_empty()).ok_or_else(|| said(&faults))
}

pub(crate) fn get<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    match &node.kind {
        Kind::Mapping { entries, .. } => entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value),
        _ => None,
    }
}

pub(crate) fn text(node: &Node) -> Option<&str> {
    match &node.kind {
        Kind::Scalar { text, .. } if !text.is_empty() && text != "null" => Some(text),
        _ => None,
    }
}

/// Where a package's problem comes from, each with its name and its address, which may be empty.
pub(crate) fn sources(root: &Node) -> Vec<(String, String)> {
    let of = |node: &Node| {
        let said = |key| get(node, key).and_then(text).map(line_of).unwrap_or_default();
        text(node).map_or((said("name"), said("url")), |name| (line_of(name), String::new()))
    };
    let mut sources = match get(root, "source") {
        Some(Node { kind: Kind::Sequence { items, .. }, .. }) => items.iter().map(of).collect(),
        node => node.into_iter().map(of).collect::<Vec<_>>(),
    };
    if let Some(url) = get(root, "source_url").and_then(text) {
        sources.truncate(1);
        sources.resize(1, Default::default());
        sources[0].1 = line_of(url);
    }
    sources
}
