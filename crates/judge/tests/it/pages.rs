//! What a case page spares, and what its changes are called.

use ojkit_draw::{Bound, VERSION};
use ojkit_judge::testset::Failure;
use ojkit_judge::testset::pages::*;
use ojkit_model::case::{Case, Recipe};
use ojkit_text::page::{Page, PageCase};
use std::collections::BTreeMap;

fn page(lines: &[&str], cases: &[(&str, &str)]) -> Page {
    let case = |(name, input): &(&str, &str)| {
        PageCase::of(&Case {
            name: name.to_string(),
            group: "edge".into(),
            reason: "one".into(),
            recipe: Recipe::Text(input.to_string()),
            input: input.as_bytes().to_vec(),
            answer: None,
        })
    };
    Page {
        drawing: VERSION,
        constraints: lines.iter().map(ToString::to_string).collect(),
        cases: cases.iter().map(case).collect(),
        set_aside: Vec::new(),
        rests_on: BTreeMap::new(),
    }
}

#[test]
fn an_input_that_was_written_as_the_page_says_is_not_drawn_again() {
    let text = "format: 1\ntitle: A\nparameters: { n: integer }\nconstraints: 1 <= n <= 9\n";
    let bound = Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical).expect("a spec");
    let mut page = page(&["1 <= n <= 9"], &[("edge", "5\n")]);
    page.cases[0].recipe = Recipe::Draw { hand: "edge n=smallest".into(), seed: 1 };
    let inputs = |written: &str| {
        let cases = cases_of(&bound, &page, None, &|_| Some(written.as_bytes().to_vec()));
        cases.map(|cases| cases.into_iter().map(|case| case.input).collect::<Vec<_>>())
    };
    assert_eq!(inputs("5\n").ok(), Some(vec![b"5\n".to_vec()]));
    // What was written is another input, and so is what is drawn.
    assert!(matches!(inputs("6\n"), Err(Failure::Stale { .. })));
}

#[test]
fn changes_name_the_cases_and_the_constraint_line_behind_them() {
    let old = page(&["1 <= n <= 5", "n is odd"], &[("a", "1\n"), ("b", "5\n"), ("c", "3\n")]);
    let new = page(&["1 <= n <= 7", "n is odd"], &[("a", "1\n"), ("b", "7\n"), ("d", "5\n")]);
    let changes = Changes::between(&old, &new);
    assert_eq!(
        changes.lines(),
        [
            "1 case changed: b",
            "1 case is new: d",
            "1 case is gone: c",
            "because this constraint is gone: 1 <= n <= 5",
            "because this constraint is new: 1 <= n <= 7"
        ]
    );
    assert!(Changes::between(&old, &old).is_empty());
}
