//! Which case kills which submission.

use super::drawn;
use super::samples::judgements;
use ojkit::report::document::{Document, On, Part};
use ojkit::report::matrix::Matrix;
use ojkit::report::terminal::Style;
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;

#[test]
fn rows_are_cases_and_columns_are_submissions_that_ran() {
    let case = |name: &str| Case { name: name.into(), group: "edge".into(), ..Case::default() };
    let cases = [case("sample/1"), case("secret/edge/03")];
    let all = judgements();
    let met: Vec<&Judgement> = all.iter().filter(|one| one.submission != "accepted/dp.rs").collect();
    let matrix = Part::Matrix("stone-game-iii".into(), Matrix::new(&cases, met));
    let document = Document { parts: vec![(On::Terminal, matrix)], ..Document::default() };
    let text = drawn(&document, Style::default());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "   1 wrong_answer/greedy.rs", "{text}");
    assert_eq!(
        lines[5..8],
        [
            " case            kills   1   2   3   4",
            " sample/1            0   .   .   .   .",
            " secret/edge/03      3   W   W       W",
        ]
    );
    assert!(text.contains("only secret/edge/03 kills accepted/off_by_one.py\n"), "{text}");
    assert!(!text.contains("memo.py\n only") && !text.contains("kill none of these"), "{text}");
    assert!(text.contains("the submission had failed already"), "{text}");
}
