//! What an imported package says of itself and a spec has no place for: it lies in its `problem.yaml` below `package/`, and goes out again.

use super::Version;
use crate::package::{line_of, quoted};
use crate::said::{get, sources, text, tree};
use ojkit_text::yaml::{Kind, Node};

/// The `problem.yaml` of the package that a problem was imported from, if it was.
pub(super) struct Carried(Option<Node>);

/// What goes out as it came in, where both are of version `2025-09`.
const KEYS: [&str; 3] = ["version", "embargo_until", "languages"];

impl Carried {
    pub fn read(yaml: Option<&[u8]>) -> Carried {
        Carried(yaml.and_then(|bytes| tree("problem.yaml", bytes).ok()))
    }

    fn at(&self, key: &str) -> Option<&Node> {
        get(self.0.as_ref()?, key)
    }

    /// The identifier by which judges know the problem.
    pub fn uuid(&self) -> Option<String> {
        let is_uuid = |text: &&str| text.len() == 36 && text.chars().all(|c| c == '-' || c.is_ascii_hexdigit());
        self.at("uuid").and_then(text).filter(is_uuid).map(str::to_owned)
    }

    /// Keys with their values for a package of some version: who made it and, unless the spec names another `judge`, where it comes from.
    pub fn lines(&self, version: Version, judge: &str) -> Vec<(&'static str, String)> {
        let Some(root) = &self.0 else { return Vec::new() };
        let mut lines = Vec::new();
        let (people, credits) = (authors(root), self.at("credits"));
        match (version, credits) {
            (Version::V2025_09, Some(credits)) => lines.push(("credits", flow(credits))),
            _ if people.is_empty() => {}
            (Version::V2025_09, None) => lines.push(("credits", format!("{{ authors: {} }}", listed(&people)))),
            (Version::Legacy, _) => lines.push(("author", quoted(&people.join(", ")))),
        }
        if version == Version::V2025_09 {
            lines.extend(KEYS.into_iter().filter_map(|key| Some((key, flow(self.at(key)?)))));
        }
        let sources = sources(root);
        match (version, sources.first().filter(|_| judge.is_empty() || judge == "kattis")) {
            (_, None) => {}
            (Version::Legacy, Some((name, url))) => {
                lines.push(("source", quoted(name)));
                lines.extend((!url.is_empty()).then(|| ("source_url", quoted(url))));
            }
            (Version::V2025_09, Some(_)) => {
                let of = |(name, url): &(String, String)| match url.is_empty() {
                    true => quoted(name),
                    false => format!("{{ name: {}, url: {} }}", quoted(name), quoted(url)),
                };
                let all: Vec<String> = sources.iter().map(of).collect();
                lines
                    .push(("source", if let [one] = &all[..] { one.clone() } else { format!("[{}]", all.join(", ")) }));
            }
        }
        lines
    }
}

/// The authors as `legacy` names them: `author`, or those of `credits`, each with an address where there is one.
fn authors(root: &Node) -> Vec<String> {
    let one = |node: &Node| {
        let name = text(node).or_else(|| get(node, "name").and_then(text)).map(line_of)?;
        let email = get(node, "email").and_then(text);
        Some(email.map_or(name.clone(), |email| format!("{name} <{email}>")))
    };
    if let Some(said) = get(root, "author").and_then(text) {
        let names = said.replace(" and ", ",").replace(" & ", ",");
        return names.split(',').map(line_of).filter(|name| !name.is_empty()).collect();
    }
    let Some(credits) = get(root, "credits") else { return Vec::new() };
    let of = get(credits, "authors").unwrap_or(credits);
    match &of.kind {
        Kind::Sequence { items, .. } => items.iter().filter_map(one).collect(),
        _ => one(of).into_iter().collect(),
    }
}

fn listed(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", "))
}

/// A tree on one line.
fn flow(node: &Node) -> String {
    match &node.kind {
        Kind::Scalar { text, .. } => quoted(text),
        Kind::Sequence { items, .. } => format!("[{}]", items.iter().map(flow).collect::<Vec<_>>().join(", ")),
        Kind::Mapping { entries, .. } => {
            let entries = entries.iter().map(|entry| format!("{}: {}", quoted(&entry.key), flow(&entry.value)));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
    }
}
