//! What cases rest on beside constraint lines, examples and kept cases: keys of the spec and programs of the problem's own, as digests.

use ojkit_draw::Bound;
use ojkit_files::hash::sha256_hex;
use ojkit_languages::{Language, inline::whole};
use ojkit_model::constraint::Constraint;
use ojkit_model::limits::{INPUT_BYTES_MAX, INPUT_SIZES};
use ojkit_model::problem::{GroupShape, Problem};
use ojkit_text::page::Page;
use ojkit_text::size;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// As many hexadecimal digits tell a change.
const DIGITS: usize = 16;

/// By what a person calls it, the digest of everything that a problem's cases rest on and that their page does not show otherwise.
///
/// The model is not among them: its answers are locked by their own digests, and what it says differently is a finding of the judge.
pub fn rests_on(bound: &Bound) -> BTreeMap<String, String> {
    let Problem { groups, outputs, unchecked, promises, oracle, validator, generators, .. } = &bound.problem;
    let lines = |constraints: &[Constraint]| constraints.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    let mut all = BTreeMap::new();
    for group in groups {
        let mut of = format!("{:?}{}{:?}", lines(&group.constraints), group.count, group.output);
        // What a group with a score, or with a shape, is made of differs from others.
        of.push_str(if group.score.is_some() { " scored" } else { "" });
        for GroupShape { of: array, word, .. } in &group.shapes {
            of.push_str(&format!(" {array:?} {word}"));
        }
        all.insert(format!("group `{}`", group.name), of.into_bytes());
    }
    for (key, texts) in [("outputs", outputs), ("unchecked", unchecked), ("promises", promises)] {
        if !texts.is_empty() {
            all.insert(format!("`{key}:`"), texts.join("\n").into_bytes());
        }
    }
    if let Some(oracle) = oracle {
        all.insert(
            "`oracle:`".to_owned(),
            format!("{}{:?}", oracle.submission, lines(&oracle.constraints)).into_bytes(),
        );
    }
    if let Some(validator) = validator {
        let mut of = text_of(&bound.folder.join(&validator.program.file));
        of.extend(format!("{:?}", validator.interface).into_bytes());
        all.insert(format!("validator `{}`", validator.program.file), of);
    }
    for generator in generators {
        let call = format!("{} {}", generator.program.file, generator.arguments);
        let of: &mut Vec<u8> = all.entry(format!("generator `{}`", call.trim_end())).or_default();
        of.extend(text_of(&bound.folder.join(&generator.program.file)));
        of.extend(generator.count.to_le_bytes());
    }
    let mut all: BTreeMap<String, String> =
        all.into_iter().map(|(what, of)| (what, sha256_hex(&of)[..DIGITS].to_owned())).collect();
    let size_max = bound.drawing.size_max();
    if size_max != INPUT_BYTES_MAX {
        all.insert(SIZE_MAX.to_owned(), size::shown(size_max));
    }
    all
}

/// What a page calls the size that its inputs have at most, where it is not the usual one.
pub(super) const SIZE_MAX: &str = "`--max-size`";

/// The bytes that the inputs of a page have at most; nothing of one that does not say so.
pub(super) fn size_max(page: &Page) -> Option<usize> {
    page.rests_on.get(SIZE_MAX).and_then(|text| size::read(text)).filter(|bytes| INPUT_SIZES.contains(bytes))
}

/// What is not in both alike, in words.
pub(super) fn differing(old: &BTreeMap<String, String>, new: &BTreeMap<String, String>) -> Vec<String> {
    let gone = old.keys().filter(|what| !new.contains_key(*what)).map(|what| format!("{what} is gone"));
    let changed = new.iter().filter_map(|(what, digest)| match old.get(what) {
        None => Some(format!("{what} is new")),
        Some(before) => (before != digest).then(|| format!("{what} has changed")),
    });
    changed.chain(gone).collect()
}

/// A program's text with what it takes from its author's other files; nothing of a file that is not there.
fn text_of(path: &Path) -> Vec<u8> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let language = Language::ALL.into_iter().find(|language| language.extension() == extension);
    whole(language, path, false).map(|whole| whole.text).or_else(|_| fs::read(path)).unwrap_or_default()
}
