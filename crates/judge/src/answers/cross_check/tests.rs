//! Solvers that agree, disagree or fail, as functions of numbers: no program is started.

use super::*;
use crate::checker::tokens;
use ojkit_model::verdict::Verdict;

type Function = fn(u64) -> Option<u64>;

/// Voices that are functions of the input's number; `None` is a crash.
fn check(
    solvers: &[(&str, bool, Function)],
    questions: &[(u64, Option<u64>)],
    jobs: usize,
) -> Result<Answers, Trouble> {
    check_unsure(solvers, questions, jobs, (false, None))
}

/// The same where a line of the statement is not enforced.
fn check_unsure(
    solvers: &[(&str, bool, Function)],
    questions: &[(u64, Option<u64>)],
    jobs: usize,
    (unsure, bits): (bool, Option<u32>),
) -> Result<Answers, Trouble> {
    let names: Vec<Solver> =
        solvers.iter().map(|(name, oracle, _)| Solver { name: name.to_string(), oracle: *oracle }).collect();
    let number = |input: &[u8]| -> u64 { std::str::from_utf8(input).unwrap().trim().parse().unwrap() };
    let check = CrossCheck {
        solvers: &names,
        applies: &|input| number(input) <= 3,
        shares: false,
        run: &|(): &mut (), solver, input, _| {
            let output = solvers[solver].2(number(input));
            let verdict = Some(Verdict::RunTimeError);
            let crash = || Silence { why: "exit code 1".to_string(), verdict };
            output.map(|n| format!("{n}\n").into_bytes()).ok_or_else(crash)
        },
        check: &|(), given| Ok(tokens::check(given.output, given.answer)),
        check_model: false,
        bits,
        unasked: &BTreeMap::new(),
        at_fault: &|_, _| None,
    };
    let texts: Vec<(String, String, Option<String>)> = questions
        .iter()
        .map(|(n, given)| (format!("secret/{n}"), format!("{n}\n"), given.map(|g| format!("{g}\n"))))
        .collect();
    let questions: Vec<Question> = texts
        .iter()
        .map(|(case, input, given)| Question {
            case,
            input: input.as_bytes(),
            given: given.as_ref().map(String::as_bytes),
            unsure: unsure && given.is_none(),
            vouched: given.is_some(),
            apart: false,
        })
        .collect();
    cross_check(&check, &questions, jobs, || (), &mut || ())
}

fn square(n: u64) -> Option<u64> {
    Some(n * n)
}

fn all(count: u64) -> Vec<(u64, Option<u64>)> {
    (0..count).map(|n| (n, None)).collect()
}

#[test]
fn the_first_disagreement_names_both_voices_whatever_the_number_of_threads() {
    for jobs in 1..5 {
        let wrong = |n: u64| Some(if n >= 7 { n } else { n * n });
        let trouble = check(&[("model", false, square), ("other", false, wrong)], &all(50), jobs).unwrap_err();
        assert_eq!(
            trouble,
            Trouble::Disagreement(Box::new(Disagreement {
                oracle: None,
                case: "secret/7".into(),
                input: b"7\n".to_vec(),
                one: "model".into(),
                one_output: b"49\n".to_vec(),
                other: "other".into(),
                other_output: b"7\n".to_vec(),
                message: "line 1, token 1: expected 49, got 7".into(),
                with_one: vec![],
                with_other: vec![],
                unlike: None,
                left_out: 0,
            }))
        );
    }
}

#[test]
fn a_silent_model_gives_no_answers_and_another_silent_voice_is_noted() {
    let silent = |n: u64| (n != 2 && n != 4).then_some(n * n);
    assert_eq!(
        check(&[("model", false, silent)], &all(9), 3),
        Err(Trouble::Silent { case: "secret/2".into(), model: "model".into(), why: "exit code 1".into() })
    );
    let answers = check(&[("model", false, square), ("other", false, silent)], &all(9), 3).unwrap();
    assert_eq!(answers.answers.len(), 9);
    assert_eq!(answers.notes, ["other gave no output to compare on 2 inputs, first on secret/2: exit code 1"]);
}
#[test]
fn unsure_inputs_are_set_aside_where_solvers_crash_or_disagree_and_the_smaller_side_is_named() {
    let cube = |n: u64| Some(if n == 3 { 27 } else { n * n });
    let crash = |n: u64| (n != 4).then_some(n * n);
    let two: [(&str, bool, Function); 2] = [("model", false, cube), ("one", false, square)];
    let three: [(&str, bool, Function); 3] = [("model", false, cube), ("one", false, square), ("two", false, crash)];
    let unanswered = |solvers: &[(&str, bool, Function)]| -> Vec<(usize, Vec<String>)> {
        let answers = check_unsure(solvers, &all(60), 2, (true, None)).unwrap().answers;
        let found = answers.into_iter().enumerate();
        found.filter_map(|(n, answer)| Some((n, answer.err()?.submissions))).collect()
    };
    assert_eq!(unanswered(&two), [(3, vec!["one".to_string()])]);
    assert_eq!(unanswered(&three), [(3, vec!["model".to_string()]), (4, vec!["two".to_string()])]);
    // An example is never set aside.
    assert!(check_unsure(&two, &[(3, Some(9))], 1, (true, None)).is_err());
    assert!(check_unsure(&two, &all(6), 1, (false, None)).is_err());
}

#[test]
fn past_one_more_without_an_answer_than_may_be_nothing_is_asked_or_told_whatever_the_number_of_threads() {
    let crash = |n: u64| (n < 10).then_some(n);
    for jobs in 1..5 {
        let answers = check_unsure(&[("model", false, crash)], &all(60), jobs, (true, None)).unwrap().answers;
        let unanswered: Vec<usize> = (0..60).filter(|&n| answers[n].is_err()).collect();
        assert_eq!(unanswered, [10, 11, 12, 13]);
    }
}

#[test]
fn an_answer_that_its_type_cannot_hold_makes_its_input_certainly_illegal() {
    let wide = |n: u64| Some(if n == 2 { (1 << 32) + 7 } else { 7 });
    let both = |other: Function| {
        check_unsure(&[("model", false, |_| Some(7)), ("wide", false, other)], &all(4), 1, (false, Some(32)))
    };
    let answers = both(wide).unwrap().answers;
    let certain: Vec<bool> =
        answers.iter().map(|one| one.as_ref().is_err_and(|one| one.ground == Ground::Illegal)).collect();
    assert_eq!(certain, [false, false, true, false]);
    // What no overflow explains is a disagreement, however large it is.
    assert!(both(|_| Some((1 << 32) + 8)).is_err());
}

#[test]
fn what_goes_wrong_only_after_other_inputs_counts_against_nobody() {
    let names = ["model", "other"].map(|name| Solver { name: name.to_string(), oracle: false });
    let check = CrossCheck {
        solvers: &names,
        applies: &|_| true,
        shares: true,
        run: &|(): &mut (), solver, input, process| match (process, solver, input) {
            (Process::Shared, 1, b"1\n") => Ok(b"2\n".to_vec()),
            (Process::Shared, 1, b"2\n") => Err(Silence::trouble("gone".to_string())),
            _ => Ok(input.to_vec()),
        },
        check: &|(), given| Ok(tokens::check(given.output, given.answer)),
        check_model: false,
        bits: None,
        unasked: &BTreeMap::new(),
        at_fault: &|_, _| None,
    };
    let question =
        |input| Question { case: "secret/1", input, given: None, unsure: false, vouched: false, apart: false };
    let questions = [question(b"1\n"), question(b"2\n"), question(b"3\n")];
    let answers = cross_check(&check, &questions, 1, || (), &mut || ()).unwrap();
    assert_eq!(answers.answers, [b"1\n", b"2\n", b"3\n"].map(|text| Ok(text.to_vec())));
    assert_eq!(answers.notes, [""; 0]);
}

#[test]
fn integers_of_any_length_have_the_remainder_that_an_overflow_leaves() {
    let bits = 1i128 << 32;
    assert_eq!(remainder("2150206595", bits), remainder("-2144760701", bits));
    assert_eq!(remainder("-1", bits), Some(bits - 1));
    // 10^300 is divisible by 2^300.
    assert_eq!(remainder(&format!("1{}", "0".repeat(300)), 1 << 64), Some(0));
    assert_eq!((remainder("", bits), remainder("-", bits), remainder("1.5", bits)), (None, None, None));
}
