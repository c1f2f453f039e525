//! Whole testsets: from a spec to cases, answers and verdicts.

use crate::kit::{self, Folder};
use ojkit_draw::kept::{KeptCase, KeptInput};
use ojkit_judge::answers::{Disagreement, Trouble};
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission::{self, Entry};
use ojkit_judge::testset::{self, Failure, Given, Options, Testset, files, pages};

use ojkit_text::page;
use std::fs;

impl Folder {
    fn given<'a>(&'a self, kept: &'a [KeptCase], submissions: &'a [Submission]) -> Given<'a> {
        Given { bound: &self.bound, kept, kept_path: "kept.yaml", submissions, set_aside: &[] }
    }

    fn make(&self, kept: &[KeptCase]) -> Result<Testset, Failure> {
        testset::make(&self.machine, &self.given(kept, &self.submissions()), &Options::new(2), &mut |_| ())
    }
}

/// One of the small problems that show a part of the spec language.
fn small(claim: &str) -> Folder {
    Folder::at(kit::root().join("tests/data/problems").join(claim))
}

/// Makes the testset, keeps it, reads it back, and judges every submission as its directory says.
fn goes_the_whole_way(claim: &str) {
    let folder = small(claim);
    let testset = folder.make(&[]).unwrap_or_else(|failure| panic!("{claim}: {failure}"));
    assert!(testset.cases.len() <= 64, "{claim}: {}", testset.cases.len());
    assert!(testset.cases.iter().all(|case| case.answer.is_some()), "{claim}");
    let page = pages::page_of(&folder.bound, &testset);
    let text = page::write(&page).unwrap();
    assert_eq!(page::read("page", text.as_bytes()).unwrap(), page, "{claim}");
    let mut again = pages::cases_of(&folder.bound, &page, None, &|_| None).unwrap();
    pages::complete(&folder.machine, &folder.given(&[], &folder.submissions()), &page, &mut again, &Options::new(2))
        .unwrap();
    assert_eq!(again, testset.cases, "{claim}");

    let submissions = folder.submissions();
    let entries: Vec<Entry> = submissions
        .iter()
        .map(|submission| Entry { bound: &folder.bound, submission, cases: &testset.cases })
        .collect();
    let options = submission::Options { jobs: 2, all_cases: false, site: None, early: None, earlier: None };
    let judgements = submission::judge(&folder.machine, &entries, &options, &mut |_| ());
    assert!(judgements.len() >= 3, "{claim}");
    for judgement in judgements {
        assert!(judgement.as_expected(), "{claim}: {judgement:?}");
    }
}

#[test]
fn a_layout_with_named_lines_goes_the_whole_way() {
    goes_the_whole_way("named-lines");
}

#[test]
fn test_cases_with_a_bounded_sum_go_the_whole_way() {
    goes_the_whole_way("test-cases");
}

#[test]
fn a_grid_goes_the_whole_way() {
    goes_the_whole_way("grid");
}

#[test]
fn tagged_queries_go_the_whole_way() {
    goes_the_whole_way("tagged-queries");
}

#[test]
fn float_answers_go_the_whole_way() {
    goes_the_whole_way("float-answers");
}

#[test]
fn unordered_answers_go_the_whole_way() {
    goes_the_whole_way("unordered-answers");
}

/// A folder with a spec and submissions, each given as the expression that it prints of two numbers `a` and `b`.
fn two_numbers(name: &str, spec: &str, submissions: &[(&str, &str)]) -> Folder {
    let path = kit::emptied(&format!("testsets/{name}"));
    let parameters = "parameters:\n  a: integer\n  b: integer\n";
    fs::write(path.join("spec.yaml"), format!("format: 1\ntitle: Two\n{parameters}{spec}")).unwrap();
    for (file, expression) in submissions {
        let text = format!(
            "use std::io::Read;
fn main() {{
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_whitespace().map(|word| word.parse::<i64>().unwrap());
    let (a, b) = (words.next().unwrap(), words.next().unwrap());
    println!(\"{{}}\", {expression});
}}
"
        );
        kit::write(&path.join("submissions"), file, &text);
    }
    Folder::at(path)
}

const RANGES: &str = "constraints: |\n  1 <= a, b <= 1000\nmodel: accepted/sum.rs\n";

fn disagreement(failure: Failure) -> Disagreement {
    match failure {
        Failure::Answers(Trouble::Disagreement(found)) => *found,
        other => panic!("they agree: {other}"),
    }
}

#[test]
fn where_two_accepted_submissions_disagree_both_outputs_are_told_and_the_rest_are_cases() {
    let folder = two_numbers(
        "disagree",
        RANGES,
        &[("accepted/sum.rs", "a + b"), ("accepted/other.rs", "if a == 1000 { 0 } else { a + b }")],
    );
    let testset = folder.make(&[]).unwrap();
    assert!(testset.cases.len() > 20 && testset.cases.iter().all(|case| !case.input.starts_with(b"1000\n")));
    let found = disagreement(testset.agreed().unwrap_err());
    assert_eq!((found.one.as_str(), found.other.as_str()), ("accepted/sum.rs", "accepted/other.rs"));
    assert_ne!(found.one_output, found.other_output);
    assert!(found.case.starts_with("secret/edge/"), "{}", found.case);
}

#[test]
fn an_example_that_the_model_answers_differently_leaves_no_testset() {
    let examples = "examples:\n  - stdin: |\n      2\n      3\n    stdout: \"6\"\n";
    let folder = two_numbers("example", &format!("{RANGES}{examples}"), &[("accepted/sum.rs", "a + b")]);
    let failure = folder.make(&[]).unwrap_err();
    let found = disagreement(failure);
    assert_eq!((found.one.as_str(), found.one_output.as_slice()), ("the example", b"6\n".as_slice()));
    assert_eq!((found.other.as_str(), found.other_output.as_slice()), ("accepted/sum.rs", b"5\n".as_slice()));
}

#[test]
fn the_oracle_is_asked_within_its_own_constraints_only() {
    let oracle = |most: u32| {
        format!("{RANGES}oracle:\n  submission: time_limit_exceeded/slow.rs\n  constraints: |\n    a <= {most}\n")
    };
    let submissions =
        [("accepted/sum.rs", "a + b"), ("time_limit_exceeded/slow.rs", "if a <= 50 { a + b } else { 0 }")];
    assert!(two_numbers("oracle-inside", &oracle(50), &submissions).make(&[]).is_ok());
    let testset = two_numbers("oracle-outside", &oracle(1000), &submissions).make(&[]).unwrap();
    assert!(testset.agreed().is_err());
}

#[test]
fn every_named_answer_is_aimed_at_and_one_that_no_input_has_is_said_not_to_be_reached() {
    let spec = format!("{RANGES}outputs: [more, less, same, never]\nreturns: string\n");
    let expression = "if a > b { \"more\" } else if a < b { \"less\" } else { \"same\" }";
    let folder = two_numbers("targets", &spec, &[("accepted/sum.rs", expression)]);
    let testset = folder.make(&[]).unwrap();
    let aimed = testset.cases.iter().filter(|case| case.group == "answer");
    let answers: Vec<String> =
        aimed.map(|case| String::from_utf8(case.answer.clone().unwrap()).unwrap().trim().to_string()).collect();
    for answer in ["more", "less", "same"] {
        assert_eq!(answers.iter().filter(|a| *a == answer).count(), 3, "{answer}: {answers:?} {:?}", testset.notes);
    }
    let missed = testset.notes.iter().filter(|note| note.contains("never was not reached in"));
    assert_eq!(missed.count(), 3, "{:?}", testset.notes);
    let counted = testset.notes.iter().find(|note| note.starts_with("group edge: ")).unwrap();
    assert!(counted.ends_with("; not reached: never"), "{counted}");
}

#[test]
fn small_cases_are_chosen_by_what_a_program_prints_however_short_it_is() {
    let expression = "if a == 3 * b { 'Y' } else { 'N' }";
    let testset = two_numbers("short", RANGES, &[("accepted/sum.rs", expression)]).make(&[]).unwrap();
    let small = testset.cases.iter().filter(|case| case.group == "small");
    let answers: Vec<_> = small.map(|case| case.answer.clone().unwrap()).collect();
    let count = |wanted: &[u8]| answers.iter().filter(|answer| *answer == wanted).count();
    assert!(count(b"Y\n") >= 3 && count(b"N\n") >= 3, "{answers:?}");
}

/// The shortest way from node 1 to node n, and -1 where there is none.
const WAYS: &str = "format: 1
title: Ways
parameters: { n: integer, m: integer, lanes: 'integer[][]' }
constraints: |
  2 <= n <= 800
  1 <= m <= 1600
  m == lanes.length
  lanes[i].length == 2
  1 <= lanes[i][0], lanes[i][1] <= n
  lanes is a directed acyclic graph
stdin: |
  n m
  lanes
groups:
  - { name: all, score: 100, count: 8 }
model: accepted/ways.rs
";

const WAYS_MODEL: &str = "use std::io::Read;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let words: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut next = vec![Vec::new(); words[0] + 1];
    words[2..].chunks(2).for_each(|lane| next[lane[0]].push(lane[1]));
    let (mut far, mut queue, mut at) = (vec![-1; words[0] + 1], vec![1], 0);
    far[1] = 0;
    while at < queue.len() {
        let node: usize = queue[at];
        at += 1;
        for &to in &next[node] {
            if far[to] < 0 {
                far[to] = far[node] + 1;
                queue.push(to);
            }
        }
    }
    println!(\"{}\", far[words[0]]);
}
";

#[test]
fn at_most_two_fifths_of_a_groups_cases_have_one_answer_where_others_are_met_and_a_note_counts_them() {
    let path = kit::emptied("testsets/ways");
    fs::write(path.join("spec.yaml"), WAYS).unwrap();
    kit::write(&path.join("submissions"), "accepted/ways.rs", WAYS_MODEL);
    let folder = Folder::at(path);
    let testset = folder.make(&[]).unwrap_or_else(|failure| panic!("{failure}"));
    for group in ["large", "all"] {
        let cases: Vec<_> = testset.cases.iter().filter(|case| case.group == group).collect();
        let none = |case: &&&ojkit_model::case::Case| case.answer.as_deref() == Some(b"-1\n");
        let (all, nowhere) = (cases.len(), cases.iter().filter(none).count());
        assert!(nowhere * 5 <= all * 2, "group {group}: {nowhere} of {all} are -1: {:?}", testset.notes);
        let has_many_edges =
            |case: &&&ojkit_model::case::Case| case.input.iter().filter(|&&c| c == b'\n').count() > 1500;
        assert!(cases.iter().filter(has_many_edges).any(|case| !none(&case)), "group {group}");
        let counted = format!("group {group}: n up to 800; answers of {all} cases: {nowhere} -1, ");
        assert!(testset.notes.iter().any(|note| note.starts_with(&counted)), "{counted}: {:?}", testset.notes);
    }
    let page = pages::page_of(&folder.bound, &testset);
    let again = pages::cases_of(&folder.bound, &page, None, &|_| None).unwrap();
    assert!(again.iter().zip(&testset.cases).all(|(again, case)| again.input == case.input));
    // Threads do not matter.
    let alone = Options::new(1);
    let submissions = folder.submissions();
    let alone = testset::make(&folder.machine, &folder.given(&[], &submissions), &alone, &mut |_| ()).unwrap();
    assert_eq!(alone.cases, testset.cases);
}

#[test]
fn an_answer_outside_of_the_named_ones_leaves_no_testset() {
    let spec = format!("{RANGES}outputs: [even, odd]\nreturns: string\n");
    let expression = "match (a + b) % 3 { 0 => \"even\", 1 => \"odd\", _ => \"neither\" }";
    let failure = two_numbers("unlisted", &spec, &[("accepted/sum.rs", expression)]).make(&[]).unwrap_err();
    assert!(matches!(&failure, Failure::Unlisted { message, .. } if message.contains("neither")), "{failure}");
}

#[test]
fn kept_cases_that_are_no_longer_legal_are_left_out_and_named() {
    let folder = two_numbers("kept", RANGES, &[("accepted/sum.rs", "a + b")]);
    let kept = |text: &str, line| KeptCase { reason: "once failed".into(), input: KeptInput::Text(text.into()), line };
    let testset = folder.make(&[kept("5\n7\n", 3), kept("0\n7\n", 8), kept("5 7\n", 13)]).unwrap();
    let of_kept: Vec<_> = testset.cases.iter().filter(|case| case.group == "kept").collect();
    assert_eq!(of_kept.len(), 1);
    assert_eq!((of_kept[0].name.as_str(), of_kept[0].answer.as_deref()), ("secret/kept/01", Some(b"12\n".as_slice())));
    for place in ["kept.yaml:8: ", "kept.yaml:13: "] {
        assert!(testset.notes.iter().any(|note| note.starts_with(place)), "{place} {:?}", testset.notes);
    }
}

#[test]
fn without_a_model_there_are_inputs_only_and_that_is_said() {
    let folder = two_numbers("no-model", "constraints: |\n  1 <= a, b <= 1000\noutputs: [\"1\", \"2\"]\n", &[]);
    let testset = folder.make(&[]).unwrap();
    assert!(testset.cases.len() > 20);
    assert!(testset.cases.iter().all(|case| case.answer.is_none()));
    assert!(testset.notes.iter().any(|note| note.contains("inputs only")), "{:?}", testset.notes);
}

#[test]
fn a_problem_whose_every_input_has_one_answer_says_so() {
    let spec = format!("{RANGES}outputs: [yes]\nreturns: string\n");
    let folder = two_numbers("one-answer", &spec.replace("[yes]", "[\"yes\"]"), &[("accepted/sum.rs", "\"yes\"")]);
    let notes = folder.make(&[]).unwrap().notes;
    assert!(notes.iter().any(|note| note.starts_with("every legal input has the answer yes")), "{notes:?}");
}

#[test]
fn a_page_is_kept_whole_and_a_changed_constraint_is_named_with_the_cases_it_changes() {
    let submissions = [("accepted/sum.rs", "a + b")];
    let folder = two_numbers("page", RANGES, &submissions);
    let path = folder.path.join("page.yaml");
    let _ = fs::remove_file(&path);
    let page = pages::page_of(&folder.bound, &folder.make(&[]).unwrap());
    assert_eq!(files::load(&path, "page.yaml"), Ok(None));
    assert_eq!(files::save(&path, &page), Ok(true));
    assert_eq!(files::save(&path, &page), Ok(false));
    let old = files::load(&path, "page.yaml").unwrap().unwrap();
    assert!(pages::Changes::between(&old, &page).is_empty());

    let folder = two_numbers("page", &RANGES.replace("1000", "2000"), &submissions);
    let new = pages::page_of(&folder.bound, &folder.make(&[]).unwrap());
    let lines = pages::Changes::between(&old, &new).lines();
    assert!(lines[0].contains("cases changed: "), "{lines:?}");
    assert!(lines.contains(&"because this constraint is gone: 1 <= a, b <= 1000".to_string()), "{lines:?}");
    assert!(lines.contains(&"because this constraint is new: 1 <= a, b <= 2000".to_string()), "{lines:?}");
}

#[test]
fn a_tie_of_the_largest_length_is_found_for_stone_game_iii() {
    let path = kit::root().join("problems/stone-game-iii");
    let folder = Folder::at(path);
    let testset = folder.make(&[]).unwrap();
    let ties = |group: &str| {
        testset.cases.iter().filter(|c| c.group == group && c.answer.as_deref() == Some(b"Tie\n")).collect::<Vec<_>>()
    };
    assert_eq!(ties("ties").len(), 2, "{:?}", testset.notes);
    assert_eq!(ties("answer").len(), 3, "{:?}", testset.notes);
    assert!(ties("answer").iter().any(|case| case.input.starts_with(b"50000\n")));
}
