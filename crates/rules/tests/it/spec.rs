//! Faults of specs with their places and remedies, limits on their size, and what each key becomes.

use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::LayoutLine;
use ojkit_rules::spec::read;
use proptest::prelude::*;
use std::path::PathBuf;

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/data/specs")
}

fn shown(found: &[Diagnostic]) -> String {
    found.iter().map(|one| format!("{one}\n")).collect()
}

/// A folder per fault: its spec, and the diagnostics as a person sees them.
#[test]
fn every_fault_in_a_spec_is_shown_with_its_place_and_its_remedy() {
    let mut folders: Vec<PathBuf> = std::fs::read_dir(data()).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    assert!(folders.len() > 30);
    for folder in folders {
        let text = std::fs::read(folder.join("spec.yaml")).unwrap();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let found = read(&name, "spec.yaml", &text, ojkit_english::said).expect_err(&name);
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(&folder);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!("diagnostics", shown(&found)));
    }
}

#[test]
fn what_was_probably_meant_is_a_word_for_one_that_is_written_at_the_place() {
    let text = |line: &str| format!("format: 1\ntitle: A\n{line}\n");
    for (line, written, meant) in [
        ("parametrs: { n: integer }", "parametrs", "parameters"),
        ("difficulty: hrd", "hrd", "hard"),
        ("parameters: { n: integr }", "integr", "integer"),
        ("checker: flots", "flots", "floats"),
        ("model: acepted/a.py", "acepted", "accepted"),
        ("parameters: { n: integer }\nconstraints: 1 => n", "=>", ">="),
    ] {
        let found = read("a", "spec.yaml", text(line).as_bytes(), ojkit_english::said).unwrap_err();
        let one = found.iter().find(|one| one.help.instead.is_some()).unwrap_or_else(|| panic!("{}", shown(&found)));
        assert_eq!(one.help.instead, Some((written.to_owned(), meant.to_owned())));
        assert!(one.help.contains("did you mean"), "{one}");
        assert!(one.source.chars().skip(one.column - 1).collect::<String>().contains(written), "{one}");
    }
}

/// The one message of a spec with one fault.
fn fault(text: &[u8]) -> Diagnostic {
    let mut found = read("a", "spec.yaml", text, ojkit_english::said).unwrap_err();
    assert_eq!(found.len(), 1, "{}", shown(&found));
    found.remove(0)
}

#[test]
fn a_hundred_thousand_brackets_are_refused() {
    for text in [
        "[".repeat(100_000),
        "[\n    ".repeat(100_000),
        "- ".repeat(100_000),
        "{a: ".repeat(100_000),
        "? ".repeat(100_000),
    ] {
        let found = fault(format!("format: 1\ntags:\n  {text}").as_bytes());
        assert!(found.message.contains("deep"), "{found}");
    }
}

#[test]
fn a_hundred_megabytes_are_refused_unread() {
    let mut text = b"format: 1\ntitle: ".to_vec();
    text.resize(100 << 20, b'x');
    assert_eq!(fault(&text).message, "the file has 104857600 bytes; at most 8388608 are read");
}

#[test]
fn a_scalar_of_two_megabytes_is_refused() {
    for quote in ["", "'", "\""] {
        let text = format!("format: 1\ntitle: {quote}{}{quote}", "x".repeat(2 << 20));
        let found = fault(text.as_bytes());
        assert_eq!((found.line, found.column), (2, 8));
        assert_eq!(found.message, "this text has 2097152 bytes; at most 1048576 are read");
        assert!(found.to_string().len() < 1000);
    }
}

#[test]
fn more_values_than_a_spec_can_need_are_refused() {
    let found = fault(format!("format: 1\ntags: [{}]", "x,".repeat(300_000)).as_bytes());
    assert_eq!(found.message, "the file has more than 200000 values");
}

#[test]
fn a_thousand_faults_are_not_all_listed() {
    let text: String = (0..1000).map(|n| format!("key_number_{n}: 1\n")).collect();
    let found = read("a", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap_err();
    assert_eq!(found.len(), 101);
    assert!(found[100].message.contains("more findings"));
}

#[test]
fn bytes_that_are_no_text_have_a_place() {
    let place = |text: &[u8]| {
        let found = fault(text);
        (found.line, found.column, found.message)
    };
    assert_eq!(place(b"format: 1\ntitle: \xFFx"), (2, 8, "the byte 0xFF is not UTF-8".to_owned()));
    assert_eq!(place(b"\xEF\xBB\xBFformat: 1"), (1, 1, "the file begins with a byte-order mark".to_owned()));
    assert_eq!(
        place("title: é\x1B[31m".as_bytes()),
        (1, 9, "the control character U+001B is not allowed in this file".to_owned())
    );
    assert_eq!(place(b"a: 1\0"), (1, 5, "the control character U+0000 is not allowed in this file".to_owned()));
    assert_eq!(place(b"a: 1\rb: 2"), (1, 5, "the control character U+000D is not allowed in this file".to_owned()));
}

/// A spec with most keys, as a person would write it.
const WHOLE: &str = "\
format: 1
title: Roads and stones # a comment
source: { judge: leetcode, id: 1406, url: https://example.org/problems/1406/ }
difficulty: hard
tags: [array, game-theory]
license: cc by-sa
rights_owner: A. Person
function: best
parameters:
  n: long
  s: string
  flag: boolean
  c: character
  weight: double
  words: list<string>
  grid: integer[][]
  roads: (a: integer, name: string)[] # rows
  queries: (0 p x | 1 l: long | swap)[]
returns: integer[][]
constraints: |
  1 <= n <= 10^5

  s consists of '#' and ':'
unchecked:
  - 'grid: is nice'
validator: { program: validators/roads.py, arguments: [n=5 m=7, n=9] }
visualizer: { input: visualizers/draw.py, output: { program: visualizers/compare.py, interface: rbx, extension: svg, arguments: dark } }
generators:
  - { program: generators/deep.py, arguments: chain 7, count: 3 }
promises: |
  the answer fits
indices: from 1
limits: { time_ms: 2000 }
checker: { floats: { absolute: 1e-6, relative: 0.5 } }
model: accepted/a.rs
oracle:
  submission: time_limit_exceeded/b.py
  constraints: |
    n <= 12
expect:
  time_limit_exceeded/c.py: [time_limit_exceeded, run_time_error]
  accepted/d.rs: accepted
examples:
  - input:
      n: -9000000000
      s: 'a: #b'
      flag: true
      c: 7
      weight: -0.0
      words: [yes, \"10\", \"\"]
      grid: [[1, 2], [], [3]]
      roads: [[1, e], [2, xy]]
      queries: [[1, 5], [swap], [0, 3, 4]]
    output: [[1, 2], [], [-3]]
groups:
  - name: long-ones
    constraints: |
      n >= 1000
    output: []
    count: 2
    shape: { roads: sorted }
    score: 30
";

#[test]
fn every_key_reaches_its_field() {
    insta::assert_debug_snapshot!("whole", read("roads", "spec.yaml", WHOLE.as_bytes(), ojkit_english::said).unwrap());
}

#[test]
fn answers_are_laid_out_as_on_stdout() {
    let output = |returns: &str, value: &str| {
        let text = format!(
            "format: 1\ntitle: A\nparameters: {{ n: integer }}\nreturns: {returns}\nexamples:\n- input: {{ n: 1 }}\n  output: {value}\n"
        );
        read("a", "spec.yaml", text.as_bytes(), ojkit_english::said).map(|problem| problem.examples[0].output.clone())
    };
    let laid_out = |returns: &str, value: &str, text: &str| assert_eq!(output(returns, value), Ok(text.to_owned()));
    laid_out("string", "Bob", "Bob\n");
    laid_out("string", "'true'", "true\n");
    laid_out("string", "yes", "yes\n");
    laid_out("string", "1_000", "1_000\n");
    laid_out("boolean", "false", "false\n");
    laid_out("integer", "-7", "-7\n");
    laid_out("double", "2.50", "2.5\n");
    laid_out("double", "1e3", "1000\n");
    laid_out("double", "\u{2212}2.5", "-2.5\n");
    laid_out("integer[]", "[\u{2212}100, 3]", "2\n-100 3\n");
    laid_out("integer[]", "[3, 1, 2]", "3\n3 1 2\n");
    laid_out("integer[]", "[]", "0\n\n");
    laid_out("string[]", "[a b, '']", "2\na b\n\n");
    laid_out("integer[][]", "[[1, 2], []]", "2\n2\n1 2\n0\n\n");
    laid_out("string[][]", "[[x], []]", "2\n1\nx\n0\n");
    assert!(output("string", "true").is_err());
    assert!(output("string", "10").is_err());
    assert!(output("integer", "0o17").is_err());
    assert!(output("integer", "1.0").is_err());
}

#[test]
fn a_layout_has_lines_of_names_and_one_block() {
    let text = "format: 1\ntitle: A\nparameters: { n: integer, k: integer, a: 'integer[]' }\nstdin: |\n\n  T\n  repeat T:\n    n k\n    a\n";
    let layout = read("a", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap().layout.unwrap();
    let names = |names: &[&str]| LayoutLine::Names(names.iter().map(|&name| name.to_owned()).collect());
    let block = LayoutLine::Repeat { count: "T".to_owned(), lines: vec![names(&["n", "k"]), names(&["a"])] };
    assert_eq!(layout.lines, [names(&["T"]), block]);
}

/// One damage to a text: a piece cut out, doubled, or replaced by something that YAML cares about.
fn damaged(text: &str, at: usize, length: usize, put: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let at = at % (characters.len() + 1);
    let end = (at + length).min(characters.len());
    characters.splice(at..end, put.chars());
    characters.into_iter().collect()
}

proptest! {
    #[test]
    fn no_damage_to_a_spec_is_a_panic_and_every_place_exists(
        damages in prop::collection::vec((any::<usize>(), 0usize..12, prop::sample::select(&[
            "", ":", ": ", " #", "- ", "[", "]", "{", "}", ",", "'", "\"", "|", ">", "\n", "\n  ", "\t", "&a ", "*a", "!x ", "? ", "%", "@", "\r\n",
            "\\", "é", "🦀", "0", "-", "9999999999999999999", "(", ")", "---\n", "...\n", "\0", "\u{85}", "\u{e000}", "|2-", "null", "~",
        ][..])), 1..5)
    ) {
        let mut text = WHOLE.to_owned();
        for (at, length, put) in damages {
            text = damaged(&text, at, length, put);
        }
        if let Err(found) = read("roads", "spec.yaml", text.as_bytes(), ojkit_english::said) {
            prop_assert!(!found.is_empty());
            for one in found {
                prop_assert!(one.line <= text.lines().count() + 1, "{one}");
                let width = text.lines().nth(one.line.max(1) - 1).unwrap_or_default().chars().count();
                prop_assert!(one.column <= width + 1, "{one}");
                prop_assert!(one.to_string().chars().count() < 2000);
            }
        }
    }
}
