//! What a submission got wrong on one input.

use ojkit::report::difference::{Difference, difference};
use ojkit::report::document::Text;
use ojkit_draw::Bound;
use ojkit_model::finding::Finding;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::Outcome;

const SPEC: &str = "format: 1
title: Pair
function: pair
parameters: { nums: 'integer[]', target: integer }
returns: integer[]
constraints: |
  0 <= nums.length <= 9
  -9 <= nums[i], target <= 9
";

fn shown(spec: &str, input: &[u8], expected: &[u8], got: &[u8]) -> String {
    let bound = Bound::read("pair", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    let judgement = Finding {
        time_ms: 1.25,
        memory_kib: 2048,
        ..Finding::new("sample/1", "sample", Verdict::WrongAnswer, "line 2, token 1: expected 0, got 1".into())
    };
    let outcome = Outcome { stdout: got.to_vec(), stderr: b"i = 3\x1b[2J\n".to_vec(), ..Outcome::default() };
    let mut out = Text::default();
    let found = Difference { bound: &bound, input, expected: Some(expected), outcome: &outcome, judgement: &judgement };
    difference(&mut out, &found);
    out.plain()
}

#[test]
fn a_question_of_a_site_is_shown_in_its_notation_with_the_difference_marked() {
    insta::assert_snapshot!(shown(SPEC, b"2\n2 7\n9\n", b"2\n0 1\n", b"2\n0 12\n"), @r"
    input:
      nums = [2,7]
      target = 9
    expected: [0,1]
    got:      [0,12]
                 ^^
    printed for debugging:
      i = 3\x1b[2J
    1.2 ms, 2.0 MiB
    ");
}

#[test]
fn what_is_no_answer_is_shown_as_it_was_printed() {
    insta::assert_snapshot!(shown(SPEC, b"0\n\n9\n", b"0\n\n", b"what?\n"), @r"
    input:
      nums = []
      target = 9
    expected:
      0

    got:
      what?
      ^^^^^
    printed for debugging:
      i = 3\x1b[2J
    1.2 ms, 2.0 MiB
    ");
}

#[test]
fn a_problem_of_standard_input_is_shown_in_lines() {
    let spec = "format: 1\ntitle: Echo\nparameters: { n: integer }\nconstraints: |\n  1 <= n <= 9\n";
    insta::assert_snapshot!(shown(spec, b"3\n", b"1\n2\n3\n", b"1\n3\n3\n"), @r"
    input:
      3
    expected:
      1
      2
      3
    got:
      1
      3
      ^
      3
    printed for debugging:
      i = 3\x1b[2J
    1.2 ms, 2.0 MiB
    ");
}

#[test]
fn what_does_not_print_is_escaped_and_said() {
    let called = "format: 1\ntitle: Say\nfunction: say\nparameters: { n: integer }\nreturns: string\nconstraints: |\n  1 <= n <= 9\n";
    let lines = "format: 1\ntitle: Say\nparameters: { n: integer }\nconstraints: |\n  1 <= n <= 9\n";
    for spec in [called, lines] {
        for (got, escape) in [("a\u{a0}b\n", "a\\u{a0}b"), ("\u{feff}a b\n", "\\u{feff}a b")] {
            let text = shown(spec, b"3\n", b"a b\n", got.as_bytes());
            assert!(
                text.contains(escape) && text.contains("\nthey differ in characters that do not print\n"),
                "{text}"
            );
        }
    }
}

#[test]
fn of_long_lines_the_part_that_differs_is_in_sight() {
    let long: Vec<String> = (0..400).map(|n| n.to_string()).collect();
    let (right, wrong) = (long.join(" "), long.join(" ").replace(" 300 ", " 333 "));
    let spec = "format: 1\ntitle: Echo\nparameters: { n: integer }\nconstraints: |\n  1 <= n <= 9\n";
    let text = shown(spec, b"3\n", right.as_bytes(), wrong.as_bytes());
    let got: Vec<&str> = text.lines().skip_while(|line| *line != "got:").collect();
    let at = got[2].find('^').unwrap();
    assert_eq!(&got[1][at..at + 3], "333", "{text}");
    assert!(text.lines().all(|line| line.len() < 320), "{text}");
}
