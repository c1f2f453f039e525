//! Reading `kept.yaml` with places, and appending to it without touching what is there.

use ojkit_draw::Bound;
use ojkit_draw::kept::*;
use proptest::prelude::*;

fn bound() -> Bound {
    let text = "format: 1\ntitle: A\nparameters:\n  a: integer[]\n  s: string\n";
    Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical).unwrap()
}

const FILE: &str = "\
# from the site's forum
format: 1
cases:
    # the first one ever
    - reason: overflow
      input: { a: [1, 2], s: x }   # by hand
    - { reason: empty, stdin: \"0\\n\\n\\n\" }
# the end
";

#[test]
fn values_and_texts_are_read_with_their_lines() {
    let cases = read("kept.yaml", FILE.as_bytes(), &bound()).unwrap();
    assert_eq!(cases.len(), 2);
    assert_eq!((cases[0].reason.as_str(), cases[0].line), ("overflow", 5));
    assert!(matches!(&cases[0].input, KeptInput::Values(input) if input.fields[0].cells == [1, 2]));
    assert_eq!(cases[1].input, KeptInput::Text("0\n\n\n".to_owned()));
}

#[test]
fn appending_keeps_every_byte_that_a_person_wrote() {
    let grown = append("kept.yaml", Some(FILE.as_bytes()), "found by  stress", "1\n5\nab\n", &bound()).unwrap();
    let added = "    - reason: found by stress\n      stdin: |\n        1\n        5\n        ab\n";
    assert_eq!(grown, format!("{FILE}{added}"));
}

#[test]
fn a_new_file_is_begun_where_there_is_none() {
    let first = append("kept.yaml", None, "small", "0\n\nx\n", &bound()).unwrap();
    assert_eq!(first, "format: 1\ncases:\n  - reason: small\n    stdin: |\n      0\n\n      x\n");
    let second = append("kept.yaml", Some(first.as_bytes()), "smaller", "0\n\n\n", &bound()).unwrap();
    assert!(second.starts_with(&first));
    assert_eq!(read("kept.yaml", second.as_bytes(), &bound()).unwrap().len(), 2);
}

#[test]
fn empty_lists_grow_and_lists_in_brackets_are_refused() {
    for text in ["format: 1\n", "format: 1\ncases:\n", "format: 1\ncases: []\n", "format: 1\ncases:"] {
        let grown = append("kept.yaml", Some(text.as_bytes()), "r", "1\n", &bound()).unwrap();
        assert_eq!(read("kept.yaml", grown.as_bytes(), &bound()).unwrap().len(), 1, "{grown}");
    }
    for text in ["format: 1\ncases: [{ reason: r, stdin: x }]\n", "cases:\n- { reason: r, stdin: x }\nformat: 1\n"] {
        assert!(append("kept.yaml", Some(text.as_bytes()), "r", "1\n", &bound()).is_err());
    }
}

#[test]
fn a_broken_case_has_its_place() {
    let text = "format: 1\ncases:\n- reason: r\n  inputs: 1\n- reason: r\n  input: { a: [1] }\n- stdin: x\n";
    let found = read("kept.yaml", text.as_bytes(), &bound()).unwrap_err();
    let places: Vec<(usize, usize)> = found.iter().map(|one| (one.line, one.column)).collect();
    assert_eq!(places, [(3, 3), (4, 3), (6, 10), (7, 3)]);
}

proptest! {
    #[test]
    fn whatever_is_appended_is_read_back(texts in prop::collection::vec("[ -~\n]{0,40}", 1..5)) {
        let mut file: Option<String> = None;
        for text in &texts {
            file = Some(append("kept.yaml", file.as_deref().map(str::as_bytes), "r", text, &bound()).unwrap());
        }
        let cases = read("kept.yaml", file.unwrap_or_default().as_bytes(), &bound()).unwrap();
        let read: Vec<KeptInput> = cases.into_iter().map(|case| case.input).collect();
        let written: Vec<KeptInput> = texts.into_iter().map(KeptInput::Text).collect();
        prop_assert_eq!(read, written);
    }
}
