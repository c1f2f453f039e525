//! What is said of the keys of files is what their readers take: every key has its row, every example reads, the pages are the tables'.

use crate::desk::Desk;
use crate::kit;
use ojkit_draw::{Bound, checks, kept};
use ojkit_languages::{Config, Machine};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_rules::spec;
use ojkit_text::keys::Keys;

/// A spec or table with a key that nobody knows at one place, and the place as the table names it.
const SPEC: [(&str, &str); 18] = [
    ("", "zzzzzz: 1"),
    ("source", "source: { zzzzzz: 1 }"),
    ("methods.*", "class: A\nmethods: { a: { zzzzzz: 1 } }"),
    ("generators[]", "generators: [{ zzzzzz: 1 }]"),
    ("limits", "limits: { zzzzzz: 1 }"),
    ("checker", "checker: { zzzzzz: 1 }"),
    ("checker.floats", "checker: { floats: { zzzzzz: 1 } }"),
    ("checker.unordered_list", "checker: { unordered_list: { zzzzzz: 1 } }"),
    ("validator", "validator: { zzzzzz: 1 }"),
    ("visualizer", "visualizer: { zzzzzz: 1 }"),
    ("visualizer.input", "visualizer: { input: { zzzzzz: 1 } }"),
    ("visualizer.output", "visualizer: { output: { zzzzzz: 1 } }"),
    ("interactor", "interactor: { zzzzzz: 1 }"),
    ("oracle", "oracle: { zzzzzz: 1 }"),
    ("examples[]", "examples: [{ zzzzzz: 1 }]"),
    ("groups[]", "groups: [{ zzzzzz: 1 }]"),
    ("expect", "expect: { zzzzzz/../a: accepted }"),
    ("expect.*", "expect: { accepted/a.py: { zzzzzz: 1 } }"),
];

const LANGUAGES: [(&str, &str); 9] = [
    ("", "zzzzzz: 1"),
    ("real", "real: { zzzzzz: 1 }"),
    ("compile_limits", "compile_limits: { zzzzzz: 1 }"),
    ("prepare", "prepare: { zzzzzz: 1 }"),
    ("sanitize", "sanitize: { zzzzzz: 1 }"),
    ("debug", "debug: { zzzzzz: 1 }"),
    ("install", "install: { zzzzzz: 1 }"),
    ("better", "better: { zzzzzz: 1 }"),
    ("environment", "environment: { A: [zzzzzz] }"),
];

/// What the reader lists beside the unknown key, in alphabetical order.
fn listed(said: &str) -> Vec<String> {
    let list = said.split("possible here: ").nth(1).and_then(|rest| rest.lines().next()).unwrap_or_default();
    let mut words: Vec<String> = list.split(", ").filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort();
    words
}

fn rows(keys: &Keys, place: &str) -> Vec<String> {
    let owner = keys.keys.iter().find(|key| key.key == place);
    assert!(place.is_empty() || owner.is_some(), "{place}");
    let mut words: Vec<String> =
        keys.below(owner).map(|(word, _)| word.to_owned()).filter(|word| word != "*").collect();
    words.sort();
    words
}

#[test]
fn every_key_that_a_spec_may_have_has_its_row() {
    let keys = spec::keys();
    for (place, text) in SPEC {
        let faults = spec::read("a", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap_err();
        let said: String =
            faults.iter().filter(|fault| fault.message.contains("zzzzzz")).map(|f| f.to_string()).collect();
        assert_eq!(listed(&said), rows(&keys, place), "{place}: {said}");
    }
    let with_keys = keys.keys.iter().filter(|key| keys.below(Some(key)).any(|(word, _)| word != "[]" && word != "*"));
    assert_eq!(with_keys.count(), SPEC.len() - 2, "a place where no unknown key was tried");
}

/// What is said of a collection's table of languages, where something is wrong with it.
fn table(desk: &str, text: &str) -> Result<(), String> {
    let path = kit::emptied(&format!("keys/{desk}")).join("languages.yaml");
    std::fs::write(&path, text).unwrap();
    let config = Config { languages_override: Some(path), ..kit::config() };
    Machine::new(config).map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn every_key_that_a_language_may_have_has_its_row() {
    let keys = ojkit_languages::keys();
    for (place, text) in LANGUAGES {
        let text = format!("- {{ name: a, {text} }}");
        let said = table("unknown", &text).unwrap_err();
        assert_eq!(listed(&said), rows(&keys, place), "{place}: {said}");
    }
}

/// A file with a key that nobody knows at one place, as [`SPEC`] has them.
const KEPT: [(&str, &str); 2] = [("", "zzzzzz: 1"), ("cases[]", "cases: [{ zzzzzz: 1 }]")];

const CHECKS: [(&str, &str); 3] =
    [("", "zzzzzz: 1"), ("checker[]", "checker: [{ zzzzzz: 1 }]"), ("validator[]", "validator: [{ zzzzzz: 1 }]")];

#[test]
fn every_key_of_kept_cases_and_of_checks_has_its_row_and_the_examples_read() {
    let spec = around("returns: integer[]");
    let spec = spec.replace("{ nums: 'integer[]', k: integer }", "{ nums: 'integer[]', target: integer }");
    let bound = Bound::read("a", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    let kept_refused = |text: &str| kept::read("kept.yaml", text.as_bytes(), &bound).err();
    let checks_refused = |text: &str| checks::read("checks.yaml", text.as_bytes(), &bound).err();
    let all = [
        (kept::keys(), &KEPT[..], &kept_refused as &dyn Fn(&str) -> Option<Vec<Diagnostic>>),
        (checks::keys(), &CHECKS[..], &checks_refused),
    ];
    for (keys, places, refused) in all {
        for (place, text) in places {
            let said: String = refused(text).unwrap().iter().map(|fault| fault.to_string() + "\n").collect();
            let said = said.split('\n').skip_while(|line| !line.contains("zzzzzz")).collect::<Vec<_>>().join("\n");
            assert_eq!(listed(&said), rows(&keys, place), "{place}: {said}");
        }
        for key in keys.keys.iter().filter(|key| !key.example.is_empty() && key.key != "format") {
            let text = format!("format: 1\n{}", key.example.replace("{ n: 3 }", "{ nums: [3], target: 3 }"));
            assert_eq!(refused(&text), None, "{}", key.key);
        }
    }
}

/// A spec around an example of some of its keys.
fn around(example: &str) -> String {
    let has = |key: &str| example.lines().any(|line| line.starts_with(&format!("{key}:")));
    let mut text = String::new();
    let defaults = [
        ("format", "format: 1"),
        ("title", "title: An example"),
        ("function", "function: f"),
        ("parameters", "parameters: { nums: 'integer[]', k: integer }"),
        ("returns", "returns: integer"),
    ];
    for (key, line) in defaults {
        let fits = ["format", "title"].contains(&key)
            || !(has("class") || (has("stdin") || has("interactor") || has("passes")) && key != "parameters");
        if fits && !has(key) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text + example
}

#[test]
fn every_example_of_a_key_reads() {
    let keys = spec::keys();
    for key in keys.keys.iter().filter(|key| !key.key.contains(['.', '['])) {
        assert!(!key.example.is_empty(), "{} has no example", key.key);
        let text = around(&key.example);
        if let Err(faults) = spec::read("a", "spec.yaml", text.as_bytes(), ojkit_english::said) {
            panic!("{}: {}\n{text}", key.key, faults[0]);
        }
    }
    for key in ojkit_languages::keys().keys.iter().filter(|key| !key.example.is_empty()) {
        let name = if key.key == "name" { "" } else { "name: rust\n  " };
        let text = format!("- {name}{}\n", key.example.trim_end());
        table("examples", &text).unwrap_or_else(|said| panic!("{}: {said}", key.key));
    }
}

#[test]
fn the_pages_of_keys_are_made_of_their_tables() {
    for (page, keys) in [("spec.md", spec::keys()), ("languages.md", ojkit_languages::keys())] {
        let path = kit::root().join("docs").join(page);
        let now = std::fs::read_to_string(&path).unwrap();
        let introduction = now.split("\n## ").next().unwrap().trim_end();
        let whole = format!("{introduction}\n{}", keys.page());
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&path, whole).unwrap();
        } else {
            assert!(now == whole, "write {page} anew: `UPDATE_DOCS=1 cargo test --test it keys::`");
        }
    }
}

#[test]
fn help_explains_commands_and_keys_and_commands_win() {
    let desk = Desk::empty("help");
    let asked = |names: &[&str]| {
        let ran = desk.run(&format!("help {}", names.join(" ")));
        (ran.code.number(), ran.stdout + &ran.stderr)
    };
    assert!(asked(&["judge"]).1.contains("Usage: ojkit judge"));
    assert!(asked(&["import", "leetcode"]).1.contains("Usage: ojkit import leetcode"));
    assert!(asked(&["run"]).1.contains("Usage: ojkit run"));
    assert!(asked(&["languages.run"]).1.contains("the artifact in the folder"));
    assert!(asked(&["time_ms"]).1.starts_with("limits.time_ms (spec.yaml)"));
    assert!(asked(&["languages.time_ms"]).1.starts_with("compile_limits.time_ms (languages.yaml)"));
    assert!(asked(&["checker"]).1.contains("checker.unordered_list.inner"));
    assert!(asked(&["constraints"]).1.contains("    1 <= n <= 10^2\n"));
    assert!(asked(&[]).1.contains("Keys of spec.yaml"));
    let (code, said) = asked(&["cheker"]);
    assert_eq!(code, 2);
    assert!(
        said.contains("there is no command and no key `cheker`") && said.contains("did you mean `checker`"),
        "{said}"
    );
}
