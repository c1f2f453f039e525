//! The corpus' own submissions: both doors are found, and what a site's box takes of them still compiles.

use std::path::{Path, PathBuf};

use ojkit::submit::{extract, profile};
use ojkit_languages::{Form, Language, SolutionDoor, doors, synthesize};
use ojkit_model::signature::Signature;

use super::programs::{compile, request, signature};

/// Problems of the corpus whose functions are known here.
fn problems() -> [(&'static str, Signature); 4] {
    [
        ("stone-game-iii", signature("stoneGameIII", &[("stoneValue", "integer[]")], "string")),
        ("stone-game-ix", signature("stoneGameIX", &[("stones", "integer[]")], "boolean")),
        ("predict-the-winner", signature("predictTheWinner", &[("nums", "integer[]")], "boolean")),
        ("pots-of-gold", signature("potsOfGold", &[("pots", "integer[]")], "integer[][]")),
    ]
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
    found.sort();
}

fn each(mut work: impl FnMut(&Path, Language, &str, &Signature)) {
    for (slug, signature) in problems() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("problems").join(slug).join("submissions");
        let mut found = Vec::new();
        files(&folder, &mut found);
        for path in found {
            let language = path
                .extension()
                .and_then(|e| e.to_str())
                .and_then(|e| Language::ALL.into_iter().find(|language| language.extension() == e));
            if let (Some(language), Ok(text)) = (language, std::fs::read_to_string(&path)) {
                work(&path, language, &text, &signature);
            }
        }
    }
}

#[test]
fn every_submission_with_both_doors_shows_both_and_its_extract_only_one() {
    let leetcode = profile("leetcode").unwrap();
    each(|path, language, text, signature| {
        let found = doors(language, text.as_bytes(), signature);
        assert!(found.main, "{}", path.display());
        assert_eq!(found.solution, SolutionDoor::Present, "{}", path.display());
        let cut = extract(leetcode, Some(language), text.as_bytes(), signature)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let left = doors(language, cut.as_bytes(), signature);
        assert!(!left.main, "{}:\n{cut}", path.display());
        assert_eq!(left.solution, SolutionDoor::Present, "{}:\n{cut}", path.display());
        assert!(!cut.contains("stdin") && !cut.contains("struct Solution"), "{}:\n{cut}", path.display());
        assert!(text.len() > cut.len() && cut.lines().count() > 5, "{}:\n{cut}", path.display());
    });
}

#[test]
fn the_extract_of_an_accepted_submission_answers_through_a_plain_harness() {
    // Each function and each language once.
    let (mut functions, mut languages) = (Vec::new(), Vec::new());
    let leetcode = profile("leetcode").unwrap();
    each(|path, language, text, signature| {
        let accepted = path.parent().is_some_and(|folder| folder.ends_with("accepted"));
        if !accepted || functions.contains(&signature.function) && languages.contains(&language) {
            return;
        }
        functions.push(signature.function.clone());
        languages.push(language);
        let cut = extract(leetcode, Some(language), text.as_bytes(), signature).unwrap();
        let harness = synthesize(&request(language, &cut, signature, Form::Plain)).unwrap();
        let Some(built) = compile(language, &harness) else { return };
        let program = built.unwrap_or_else(|said| panic!("{}: {}", path.display(), harness.map_diagnostics(&said)));
        // One pile of one: whoever takes it wins, but in Stone Game IX the sum 1 leaves Bob without a win for Alice.
        let ran = program.run(b"1\n1\n");
        let expected = match signature.function.as_deref() {
            Some("stoneGameIII") => "Alice\n",
            Some("stoneGameIX") => "false\n",
            Some("predictTheWinner") => "true\n",
            _ => "2\n2\n1 0\n1\n1\n",
        };
        assert_eq!(String::from_utf8_lossy(&ran.stdout), expected, "{}: {}", path.display(), ran.stderr);
    });
}
