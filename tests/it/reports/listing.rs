//! The list of problems.

use super::drawn;
use ojkit::report::listing::{Note, Row, document, json};
use ojkit::report::terminal::Style;
use ojkit::store::day::Day;
use ojkit::store::history::{Event, Proof};
use ojkit::store::past::{By, Past, State};

fn rows() -> Vec<Row> {
    let proof = Proof { samples: 3, cases: 51, inputs: 97_269, is_doubtful: false };
    let solved = Past {
        state: State::Solved,
        by: Some(By::Line(Event::Passed, proof)),
        day: Day::parse("2026-11-24"),
        ..Past::default()
    };
    let row = Row {
        name: "two-sum".into(),
        judge: "leetcode".into(),
        number: "1".into(),
        difficulty: "easy".into(),
        tags: vec!["array".into(), "hash-table".into()],
        languages: vec!["python".into()],
        past: solved,
        notes: vec![Note::NoModel],
        cases: Some(64),
        ..Row::default()
    };
    let tried = Past { state: State::Tried, day: Day::parse("2026-11-23"), ..Past::default() };
    let broken = Row { name: "odd".into(), notes: vec![Note::BrokenSpec], ..Row::default() };
    let of_contest = Row { name: "round-9/a".into(), contest: "round-9".into(), past: tried, ..Row::default() };
    vec![row, broken, of_contest]
}

#[test]
fn a_list_shows_what_is_solved_and_by_what_and_contests_by_themselves() {
    insta::assert_snapshot!(drawn(&document(&rows(), 5), Style::default()), @r"
    problem  state   when        passed                              language  difficulty  source      notes        tags
    two-sum  solved  2026-11-24  3 samples, 51 cases, 97,269 inputs  python    easy        leetcode 1               array, hash-table
    odd      draft                                                                                     broken spec

    round-9
    problem    state  when
    round-9/a  tried  2026-11-23

    3 of 5 problems: 1 solved, 1 tried, 1 draft
");
    assert_eq!(json(&rows()[1])["cases"], serde_json::Value::Null);
    assert_eq!(json(&rows()[0])["by"]["inputs"], 97_269);
}

#[test]
fn a_narrow_terminal_cuts_lines_and_wraps_none() {
    let text = drawn(&document(&rows(), 3), Style { width: Some(40), ..Style::default() });
    assert_eq!(text.lines().count(), 9, "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 40), "{text}");
}
