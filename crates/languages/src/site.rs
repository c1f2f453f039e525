//! What a site has beside a submission: the nodes of lists and trees, for harnesses, and in a region of each draft, which tells an editor.

use crate::Language;
use crate::call::nodes as adapters;
use crate::draft;
use ojkit_model::signature::Signature;
use ojkit_text::table::read_table;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How the region of a draft begins and ends, behind the sign of a comment: editors fold what stands between.
const BEGIN: &str = "#region site";
const END: &str = "#endregion";

/// What a site has in a language.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Site {
    /// What begins a comment.
    comment: String,
    imports: Vec<Import>,
    /// By name, the nodes of lists and binary trees.
    nodes: BTreeMap<String, String>,
}

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Import {
    line: String,
    words: Vec<String>,
    /// Whether a class that the solver makes objects of has its own.
    #[serde(default)]
    of_function: bool,
}

static SITES: LazyLock<BTreeMap<String, Site>> =
    LazyLock::new(|| read_table(include_str!("site.yaml")).unwrap_or_default());

/// The nodes of lists and binary trees: each with its name and its definition.
pub(crate) fn nodes(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let site = SITES.get(language.name());
    site.into_iter().flat_map(|site| &site.nodes).map(|(name, text)| (name.as_str(), text.as_str()))
}

/// A draft of the function or the class of a signature, with what it needs of its site in a region of its own; it compiles.
pub fn draft(language: Language, signature: &Signature) -> String {
    let text = draft::draft(language, signature);
    region(language, signature, &text) + &text
}

/// What a draft needs of its site, as a region for its editor; nothing where it needs nothing.
fn region(language: Language, signature: &Signature, draft: &str) -> String {
    let Some(site) = SITES.get(language.name()) else { return String::new() };
    let words: Vec<&str> = draft.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let uses = |word: &str| words.contains(&word);
    let imports = site.imports.iter().filter(|import| {
        let is_other = import.of_function && signature.class.is_some();
        !is_other && (import.words.is_empty() || import.words.iter().any(|word| uses(word)))
    });
    let imports: String = imports.map(|import| import.line.clone() + "\n").collect();
    let own = signature.calling.as_ref().map(|calling| adapters::defines(language, calling)).unwrap_or_default();
    let common = nodes(language).filter(|(name, _)| uses(name));
    let parts = Some(imports).into_iter().filter(|imports| !imports.is_empty());
    let parts = parts.chain(common.map(|(_, text)| text.to_owned())).chain(own.into_iter().map(|(_, text)| text));
    let text = parts.collect::<Vec<_>>().join("\n");
    let sign = if site.comment == "# " { "" } else { &site.comment };
    match text.is_empty() {
        true => text,
        false => format!("{sign}{BEGIN}: it has this itself, and `ojkit submit` leaves it out\n{text}{sign}{END}\n\n"),
    }
}

/// A text without its regions for editors: their lines are left empty, so that the others keep their numbers.
pub fn without_region(text: &str) -> Cow<'_, str> {
    if !text.contains(BEGIN) {
        return Cow::Borrowed(text);
    }
    let (mut kept, mut inside) = (String::with_capacity(text.len()), false);
    for line in text.split_inclusive('\n') {
        let comment = line.trim_start().trim_start_matches('/').trim_start();
        inside |= comment.starts_with(BEGIN);
        kept.push_str(if inside && line.ends_with('\n') {
            "\n"
        } else if inside {
            ""
        } else {
            line
        });
        inside &= !comment.starts_with(END);
    }
    Cow::Owned(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_table() {
        let read: Result<BTreeMap<String, Site>, String> = read_table(include_str!("site.yaml"));
        let names: Vec<String> = read.unwrap().into_keys().collect();
        let mut all = Language::ALL.map(|language| language.name().to_owned());
        all.sort();
        assert_eq!(names, all);
    }

    #[test]
    fn a_region_is_left_empty_and_what_stands_around_it_stays() {
        let text = "a\n// #region site x\nb\n  // #endregion\nc\n#region site\nd";
        assert_eq!(without_region(text), "a\n\n\n\nc\n\n");
        assert_eq!(without_region("// #region mine\nb\n"), "// #region mine\nb\n");
    }
}
