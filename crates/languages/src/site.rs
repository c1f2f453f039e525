//! What a site has beside a submission: the nodes of lists and trees, for harnesses, and in a region of each draft, which tells an editor.

use crate::Language;
use crate::call::nodes as adapters;
use crate::draft;
use ojkit_model::signature::Signature;
use ojkit_text::table::read_table;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The comments between which a draft has what its site adds, without their signs: editors fold such a region.
const BEGIN: &str = "region";
const END: &str = "endregion";
/// What the first line has behind [`BEGIN`].
const OWN: &str = "ojkit:";

/// What a site has in a language.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Site {
    /// What begins a comment that an editor takes for a region.
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

/// Those of some languages in which what a signature says can be called, else Python: some nodes exist in some languages alone.
pub fn callable(languages: &[Language], signature: &Signature) -> Vec<Language> {
    let can = |language: &Language| signature.calling.as_ref().is_none_or(|calling| adapters::has(*language, calling));
    let found: Vec<Language> = languages.iter().copied().filter(can).collect();
    if found.is_empty() && !languages.is_empty() { vec![Language::PYTHON] } else { found }
}

/// A draft of the function or the class of a question, with what it needs of its site in a region of its own; it compiles.
pub fn draft(language: Language, slug: &str, signature: &Signature) -> String {
    let text = draft::draft(language, slug, signature);
    let region = region(language, signature, &text);
    match (region.is_empty(), language == Language::RUST) {
        (true, _) => text,
        (false, false) => format!("{region}\n{text}"),
        // Editors put imports at the top, and Rust's order is free.
        (false, true) => format!("{text}\n{region}"),
    }
}

/// The same without the region, as the site's own editor shows it.
pub fn bare(language: Language, slug: &str, signature: &Signature) -> String {
    draft::draft(language, slug, signature)
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
    let sign = &site.comment;
    if text.is_empty() {
        text
    } else {
        format!("{sign}{BEGIN} {OWN} the judge adds this itself; `ojkit submit` leaves it out\n{text}{sign}{END}\n")
    }
}

/// What a line says as the begin or the end of a region: formatters put a space behind `#`.
fn mark(line: &str) -> Option<&str> {
    let comment = line.trim().trim_start_matches('/').trim_start().strip_prefix('#')?;
    Some(comment.trim_start_matches(['#', ' ']))
}

/// A text without the regions of its draft: their lines are left empty, so that the others keep their numbers. One without an end stays.
pub fn without_region(text: &str) -> Cow<'_, str> {
    if !text.contains(OWN) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (mut kept, mut at) = (String::with_capacity(text.len()), 0);
    while let Some(line) = lines.get(at) {
        let end = if mark(line).is_some_and(|text| text.split(' ').take(2).eq([BEGIN, OWN])) {
            end(&lines, at)
        } else {
            None
        };
        let Some(end) = end else {
            kept.push_str(line);
            at += 1;
            continue;
        };
        lines[at..=end].iter().filter(|line| line.ends_with('\n')).for_each(|_| kept.push('\n'));
        at = end + 1;
    }
    Cow::Owned(kept)
}

/// The line that ends the region which begins at a line; regions of the user's own may be inside.
fn end(lines: &[&str], begin: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, line) in lines.iter().enumerate().skip(begin) {
        match mark(line) {
            Some(text) if text.starts_with(BEGIN) => depth += 1,
            Some(text) if text.starts_with(END) => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
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
        let region = |text: &str| text.replace("BEGIN", "region ojkit: x");
        let text = region("a\n// #BEGIN\nb\n  // #endregion\nc\n# # BEGIN\n# region own\nd\n# endregion\n# endregion");
        assert_eq!(without_region(&text), "a\n\n\n\nc\n\n\n\n\n");
        // Regions of the user's own, and one without an end.
        for text in ["// #region helpers\nb\n// #endregion\n", &region("// #BEGIN\nb\n")] {
            assert_eq!(without_region(text), text);
        }
    }
}
