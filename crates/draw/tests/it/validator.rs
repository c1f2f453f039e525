//! What is almost legal is refused: every near miss of a text, and every near miss of the values.

use crate::boxes::legal;
use crate::claims::{enumerated, problem};
use crate::corpus;
use ojkit_draw::{Bound, Drawing, near_misses};
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use std::collections::BTreeSet;

fn text_of(loaded: &Bound, input: &Input) -> Vec<u8> {
    let mut text = Vec::new();
    loaded.validator.format().write(input, &mut text);
    text
}

#[test]
fn every_near_miss_of_a_legal_text_is_refused() {
    let problems = corpus::all();
    corpus::each(&problems, |loaded| {
        let mut misses = 0;
        for input in legal(loaded) {
            let text = text_of(loaded, &input);
            assert_eq!(loaded.validator.text("in", &text).as_ref(), Ok(&input));
            for (reason, miss) in loaded.validator.format().near_misses(&text).into_iter().take(2_000) {
                assert!(!loaded.validator.accepts(&miss), "{reason}: \"{}\"", miss.escape_ascii());
                misses += 1;
            }
        }
        assert!(misses > 50, "{misses}");
    });
}

#[test]
fn every_near_miss_of_legal_values_is_refused_for_the_line_that_it_breaks() {
    let problems = corpus::all();
    corpus::each(&problems, |loaded| {
        let rules = loaded.validator.rules();
        // The violation that is found is that of the first broken line, so each line comes first once.
        let first: Vec<Rules> = (0..rules.lines.len()).map(|line| with_line_first(loaded, line)).collect();
        let mut missed = BTreeSet::new();
        for input in legal(loaded) {
            for miss in near_misses(rules, &input) {
                let shown = format!("`{}`: {}: {:?}", rules.lines[miss.line], miss.reason, miss.input);
                assert!(rules.check(&miss.input).is_err(), "accepted: {shown}");
                let violation = first[miss.line].check(&miss.input).expect_err(&shown);
                // A value outside its type breaks that before any line, and totals come last.
                let is_total = rules.totals().any(|(rule, _)| rule.line == miss.line);
                assert!(is_total || matches!(violation.line, Some(0) | None), "{violation:?}: {shown}");
                missed.insert(miss.line);
            }
        }
        let spoken: BTreeSet<usize> = rules.rules.iter().map(|rule| rule.line).collect();
        let unbroken: Vec<&String> = spoken.difference(&missed).map(|&line| &rules.lines[line]).collect();
        assert!(unbroken.is_empty(), "no near miss breaks {unbroken:?}");
    });
}

/// What no single change of a small input breaks.
const UNBROKEN: [&str; 2] = ["The tree is a complete binary tree", "The height of the tree is at most 2"];

#[test]
fn every_form_has_near_misses_that_break_its_line() {
    let mut unbroken = Vec::new();
    for claim in ojkit_rules::claims() {
        let problem = problem(&claim.parameters, &format!("{}; {}", claim.within, claim.line));
        let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
        let line = drawing.rules().lines.len() - 1;
        let (legal, _) = enumerated(&drawing);
        let mut inputs: Vec<&Input> = legal.iter().collect();
        inputs.sort_by_key(|input| format!("{input:?}"));
        let is_broken = |input: &&Input| near_misses(drawing.rules(), input).iter().any(|miss| miss.line == line);
        if !inputs.iter().step_by(inputs.len().div_ceil(100)).any(is_broken) {
            unbroken.push(claim.line.as_str());
        }
    }
    assert_eq!(unbroken, UNBROKEN);
}

/// The rules with one line moved to the front.
fn with_line_first(loaded: &Bound, line: usize) -> Rules {
    let mut problem = loaded.problem.clone();
    let first = problem.constraints.remove(line);
    problem.constraints.insert(0, first);
    Rules::new(&problem, &[], "spec.yaml").expect("the order of lines has no meaning")
}
