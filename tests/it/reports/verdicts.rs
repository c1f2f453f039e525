//! The table of verdicts against expectations.

use super::drawn;
use super::samples::judgements;
use ojkit::report::json;
use ojkit::report::judged::{self, Judged, Row};
use ojkit::report::terminal::Style;
use ojkit_draw::Bound;
use ojkit_model::judgement::Judgement;

fn text(judgements: &[Judgement], style: Style) -> String {
    let spec = "format: 1\ntitle: T\nparameters: { n: integer }\nconstraints: 0 <= n <= 9\n";
    let bound = Bound::read("stone-game-iii", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    let row = |judgement| Row { judgement, found: None, is_shown: false, search: None, growth: None };
    let rows: Vec<Row> = judgements.iter().map(row).collect();
    let problems = [Judged { bound: &bound, cases: &[], rows }];
    drawn(&judged::document(&problems, &[], ("T1 (Landlock, seccomp)", true)), style)
}

#[test]
fn every_kind_of_row_is_shown_with_its_mark_and_its_reason() {
    insta::assert_snapshot!(text(&judgements(), Style::default()));
}

#[test]
fn a_narrow_terminal_wraps_and_stays_within_its_width() {
    let text = text(&judgements(), Style { colour: false, width: Some(100) });
    let table: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
    assert!(table.iter().all(|line| line.chars().count() <= 100), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn colour_adds_to_the_text_and_changes_none_of_it() {
    for width in [None, Some(90), Some(40)] {
        let plain = text(&judgements(), Style { colour: false, width });
        let coloured = text(&judgements(), Style { colour: true, width });
        let mut stripped = coloured.clone();
        for code in ["\x1b[32m", "\x1b[31m", "\x1b[33m", "\x1b[1m", "\x1b[0m"] {
            assert!(coloured.contains(code), "{code:?} {width:?}");
            stripped = stripped.replace(code, "");
        }
        assert_eq!(stripped, plain);
    }
}

#[test]
fn nothing_judged_is_said_too() {
    assert!(text(&[], Style::default()).starts_with("no submission was judged\n"));
}

#[test]
fn a_skipped_row_has_its_reason_and_no_verdict() {
    let mut out = Vec::new();
    json::judgements(&mut out, &judgements(), &[], Vec::new(), "T1").unwrap();
    let json: serde_json::Value = serde_json::from_slice(&out).unwrap();
    let skipped = json["results"].as_array().unwrap().iter().find(|row| row.get("skipped").is_some()).unwrap();
    assert_eq!(skipped["skipped"], "javac was not found; apt-get install default-jdk");
    assert_eq!(skipped.get("verdict"), None);
    assert_eq!(skipped["as_expected"], serde_json::Value::Null);
}
