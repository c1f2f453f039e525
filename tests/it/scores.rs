//! Scores: groups and their cases, checkers that give points, what is expected, and packages with points in both directions.

use crate::desk::Desk;
use crate::skipped::skipped;
use serde_json::Value;

const SPEC: &str = "format: 1
title: Doubling
parameters: { n: integer }
constraints: 1 <= n <= 1000
limits: { time_ms: 2000 }
model: accepted/twice.py
examples:
  - { stdin: \"1\\n\", stdout: '2' }
groups:
  - { name: few, score: 30, constraints: n <= 10 }
  - { name: each, score: 70, constraints: n >= 900, aggregation: sum }
";

/// Half of the points of a case for an output that is odd and one too large.
const CHECKER: &str = "import sys
got, wanted = int(sys.stdin.read()), int(open(sys.argv[2]).read())
if got == wanted + 1:
    open(sys.argv[3] + 'score_multiplier.txt', 'w').write('0.5')
sys.exit(42 if got in (wanted, wanted + 1) else 43)
";

/// A problem with scores; nothing, and said so, where there is no Python.
fn doubling(name: &str, more: &str, files: &[(&str, &str)]) -> Option<Desk> {
    let desk = Desk::empty(name);
    if desk.run("doctor").stdout.contains("python: missing") {
        skipped("python3 is not there");
        return None;
    }
    desk.write("problems/doubling/spec.yaml", &format!("{SPEC}{more}"));
    desk.write("problems/doubling/statement.md", "# Doubling\n\nTwice the number.\n");
    let model = [("submissions/accepted/twice.py", "print(2 * int(input()))\n")];
    for (file, text) in model.iter().chain(files) {
        desk.write(&format!("problems/doubling/{file}"), text);
    }
    Some(desk)
}

fn rows(desk: &Desk, line: &str) -> Vec<Value> {
    let ran = desk.run(&format!("--format json {line}"));
    let json: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}", ran.page()));
    json["results"].as_array().unwrap().clone()
}

fn row<'r>(rows: &'r [Value], submission: &str) -> &'r Value {
    rows.iter().find(|row| row["submission"] == submission).unwrap_or_else(|| panic!("{submission}: {rows:?}"))
}

#[test]
fn a_submission_that_fails_goes_on_where_points_are_left_and_its_verdict_stays_that_of_the_first_failure() {
    let wrong = [
        ("submissions/wrong_answer/small.py", "n = int(input())\nprint(2 * n if n <= 10 else 0)\n"),
        ("submissions/wrong_answer/even.py", "n = int(input())\nprint(2 * n if n % 2 == 0 else 0)\n"),
    ];
    let expect = "score: 100\nexpect:\n  wrong_answer/small.py: { score: 30, groups: { few: accepted, each: 0 } }\n";
    let Some(desk) = doubling("scores-groups", expect, &wrong) else { return };
    let ran = desk.run("judge doubling");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("score: wrong_answer/small.py: few 30 of 30, each 0 of 70 (WA)"), "{}", ran.page());
    assert!(ran.stdout.contains("100 of 100"), "{}", ran.page());
    let rows = rows(&desk, "judge doubling");
    let even = row(&rows, "wrong_answer/even.py");
    assert_eq!(even["verdict"], "wrong_answer");
    assert_eq!(even["first_failure"]["case"], "sample/1");
    let each = &even["score"]["groups"][1];
    let of_each = even["cases"].as_array().unwrap().iter().filter(|case| case["case"] != "sample/1");
    let right = of_each.filter(|case| case["verdict"] == "accepted").count() as f64;
    assert!(right > 0.0, "{even}");
    let wanted = 70.0 * right / each["cases"].as_f64().unwrap();
    assert!((each["score"].as_f64().unwrap() - wanted).abs() < 1e-9, "{even}");
    assert_eq!(even["score"]["groups"][0]["score"], 0.0);
}

#[test]
fn a_score_that_is_not_expected_is_told_and_fails() {
    let Some(desk) = doubling(
        "scores-unexpected",
        "expect:\n  wrong_answer/small.py: { score: 40, groups: { each: accepted } }\n",
        &[("submissions/wrong_answer/small.py", "n = int(input())\nprint(2 * n if n <= 10 else 0)\n")],
    ) else {
        return;
    };
    let ran = desk.run("judge doubling");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stdout.contains("not as expected: score 30, expected 40\n"), "{}", ran.page());
    assert!(ran.stdout.contains("not as expected: each: WA, expected AC\n"), "{}", ran.page());
}

#[test]
fn a_checker_gives_a_part_and_what_it_may_not_give_is_its_own_mistake() {
    let checker =
        "checker: { program: checker.py }\nexpect:\n  wrong_answer/odd.py: { verdicts: accepted, score: 50 }\n";
    let files = [
        ("checker.py", CHECKER),
        ("submissions/wrong_answer/odd.py", "print(2 * int(input()) + 1)\n"),
        ("submissions/accepted/odd.py", "print(2 * int(input()) + 1)\n"),
    ];
    let Some(desk) = doubling("scores-checker", checker, &files) else { return };
    let rows = rows(&desk, "judge doubling");
    let odd = row(&rows, "wrong_answer/odd.py");
    assert_eq!((&odd["score"]["score"], &odd["as_expected"]), (&Value::from(50.0), &Value::from(true)), "{odd}");
    assert_eq!(odd["cases"][0]["points"], serde_json::json!({ "share": 0.5 }));
    let accepted = row(&rows, "accepted/odd.py");
    assert_eq!((&accepted["verdict"], &accepted["as_expected"]), (&"accepted".into(), &false.into()), "{accepted}");
    for (from, to, why) in [
        ("'0.5'", "'1.5'", "which is not a share from 0 to 1"),
        ("'0.5'", "'half'", "which is not a share from 0 to 1"),
        (
            "score_multiplier.txt', 'w').write('0.5'",
            "score.txt', 'w').write('31'",
            "gives 31 points for a case of `few`, which is worth 30",
        ),
    ] {
        desk.write("problems/doubling/checker.py", &CHECKER.replace(from, to));
        let ran = desk.run("judge doubling --submission problems/doubling/submissions/wrong_answer/odd.py");
        assert!(ran.stdout.contains(" JE ") && ran.stdout.contains(why), "{}", ran.page());
    }
}

#[test]
fn testlibs_points_count_where_there_are_scores_and_stay_a_judges_error_elsewhere() {
    let testlib = "import sys
got, wanted = int(open(sys.argv[2]).read()), int(open(sys.argv[3]).read())
if got == wanted + 1:
    sys.stderr.write('points 12.5 nearly')
    sys.exit(7)
sys.exit(0 if got == wanted else 1)
";
    let checker = "checker: { program: checker.py, interface: testlib }\nexpect:\n  wrong_answer/odd.py: { verdicts: accepted }\n";
    let files =
        [("checker.py", testlib), ("submissions/wrong_answer/odd.py", "n = int(input())\nprint(2 * n + (n <= 10))\n")];
    let Some(desk) = doubling("scores-testlib", checker, &files) else { return };
    let scored = rows(&desk, "judge doubling");
    assert_eq!(row(&scored, "wrong_answer/odd.py")["score"]["score"], 82.5);
    let spec = desk.read("problems/doubling/spec.yaml").replace("score: 30, ", "").replace("score: 70, ", "");
    let (spec, _) = spec.split_once("expect:").expect("expectations");
    desk.write("problems/doubling/spec.yaml", &spec.replace(", aggregation: sum", ""));
    let plain = rows(&desk, "judge doubling");
    let odd = row(&plain, "wrong_answer/odd.py");
    assert_eq!((&odd["verdict"], odd.get("score")), (&Value::from("judge_error"), None));
    let why = "the checker ended with exit code 7; 0 accepts, 1 and 2 refuse: points 12.5 nearly";
    assert_eq!(odd["first_failure"]["message"], why);
}

#[test]
fn mistakes_in_scores_are_told_with_line_and_column() {
    for (more, place, message) in [
        ("score: 90\n", "12:8", "the groups' scores add up to 100, not 90"),
        ("expect: { accepted/twice.py: { groups: { fwe: 3 } } }\n", "12:42", "no group with a score is called `fwe`"),
        ("expect: { accepted/twice.py: { groups: { few: 31 } } }\n", "12:47", "cannot be 31"),
        ("expect: { accepted/twice.py: { score: 101 } }\n", "12:39", "cannot be 101"),
        (
            "expect: { accepted/twice.py: { score: 50, groups: { few: 30, each: 30 } } }\n",
            "12:39",
            "its groups add up to 60",
        ),
        ("  - { name: a, score: 1, aggregation: max }\n", "12:39", "aggregation of a group cannot be `max`"),
        ("  - { name: a, aggregation: min }\n", "12:29", "a group without a score aggregates nothing"),
        ("  - { name: a, score: 1, constraints: n >= 2000 }\n", "12:39", "no "),
    ] {
        let desk = Desk::empty("scores-mistakes");
        desk.write("problems/doubling/spec.yaml", &format!("{SPEC}{more}"));
        desk.write("problems/doubling/submissions/accepted/twice.py", "print(2 * int(input()))\n");
        let ran = desk.run("check doubling");
        assert_eq!(ran.code.number(), 2, "{more}: {}", ran.page());
        let told = ran
            .stderr
            .lines()
            .any(|line| line.contains(&format!("spec.yaml:{place}: error:")) && line.contains(message));
        assert!(told, "{more}: {}", ran.page());
    }
}

#[test]
fn a_legacy_package_names_the_scores_that_it_lacks_as_lines_to_paste() {
    let files = [
        ("submissions/wrong_answer/small.py", "n = int(input())\nprint(2 * n if n <= 10 else 0)\n"),
        ("submissions/run_time_error/none.py", "raise SystemExit(1)\n"),
    ];
    let Some(desk) = doubling("scores-unscored", "", &files) else { return };
    let made = desk.run("export kattis doubling -o bare");
    assert_eq!(made.code.number(), 0, "{}", made.page());
    let (_, lines) = made.stderr.split_once("add to spec.yaml:\n").unwrap_or_else(|| panic!("{}", made.page()));
    let lines: String =
        lines.lines().take_while(|line| line.starts_with("    ")).map(|l| format!("{}\n", &l[4..])).collect();
    assert!(lines.contains("  run_time_error/none.py: { score: 0 }\n"), "{lines}");
    assert!(lines.contains("  wrong_answer/small.py: { score: "), "{lines}");
    let spec = "problems/doubling/spec.yaml";
    desk.write(spec, &(desk.read(spec) + &lines));
    let full = desk.run("export kattis doubling -o full");
    assert!(!full.stderr.contains("expected score"), "{}", full.page());
    let there = |path: &str| desk.root.join("full/submissions").join(path).is_file();
    assert!(there("partially_accepted/small.py") && there("run_time_error/none.py"));
    assert!(!desk.root.join("bare/submissions/run_time_error").exists());
    assert_eq!(desk.run("judge doubling").code.number(), 0, "what is pasted is what is reached");
}

#[test]
fn packages_carry_scores_there_and_back() {
    let files = [
        ("submissions/wrong_answer/small.py", "n = int(input())\nprint(2 * n if n <= 10 else 0)\n"),
        ("submissions/wrong_answer/none.py", "print(0)\n"),
    ];
    let expect =
        "expect:\n  wrong_answer/small.py: { score: 30, groups: { few: 30 } }\n  wrong_answer/none.py: { score: 0 }\n";
    let Some(desk) = doubling("scores-packages", expect, &files) else { return };
    for version in ["legacy", "2025-09"] {
        let made = desk.run(&format!("export kattis doubling --package-version {version} -o there/back-{version}"));
        assert_eq!(made.code.number(), 0, "{}", made.page());
        assert!(made.stderr.contains("cases outside every group with a score skipped"), "{}", made.page());
        let file = |path: &str| desk.read(&format!("there/back-{version}/{path}"));
        assert!(file("problem.yaml").contains("\ntype: scoring\n"), "{}", file("problem.yaml"));
        if version == "legacy" {
            let few = "on_reject: break\ngrader_flags: min\naccept_score: 30\nrange: 0 30\n";
            assert_eq!(file("data/secret/few/testdata.yaml"), few);
            assert!(!file("submissions/partially_accepted/small.py").is_empty());
        } else {
            assert!(file("data/secret/each/test_group.yaml").starts_with("max_score: 70\nscore_aggregation: sum\n"));
            let small = "\"wrong_answer/small.py\":\n  score: 30\n  \"secret/few\":\n    score: 30\n";
            assert!(file("submissions/submissions.yaml").contains(small), "{}", file("submissions/submissions.yaml"));
        }
        let slug = format!("back-{version}");
        let back = desk.run(&format!("import kattis there/{slug} --slug {slug}"));
        assert_eq!(back.code.number(), 0, "{}", back.page());
        let spec = desk.read(&format!("problems/{slug}/spec.yaml"));
        assert!(spec.contains("{ name: \"few\", score: 30 }"), "{spec}");
        let rows = rows(&desk, &format!("judge {slug}"));
        assert!(rows.iter().all(|row| row["as_expected"] == true), "{rows:?}");
        let scores: Vec<f64> = rows.iter().filter_map(|row| row["score"]["score"].as_f64()).collect();
        assert_eq!(scores.iter().map(|score| score.round()).collect::<Vec<_>>(), [100.0, 0.0, 30.0], "{rows:?}");
    }
}

/// A package as DOMjudge's and Kattis' examples have them, with what their judges give a submission that is right everywhere.
#[test]
fn packages_say_what_groups_are_worth_in_several_ways() {
    for (name, files, wanted) in [
        (
            "domjudge",
            &[
                ("secret/testdata.yaml", "grader_flags: sum\n"),
                ("secret/a/testdata.yaml", "accept_score: 10\n"),
                ("secret/b/testdata.yaml", "accept_score: 20\n"),
            ][..],
            "  - { name: \"a\", score: 10 }\n  - { name: \"b\", score: 20 }\n",
        ),
        (
            "kattis",
            &[
                ("testdata.yaml", "range: 0 60\n"),
                ("secret/a/testdata.yaml", "accept_score: 10\ngrader_flags: sum\n"),
                ("secret/b/testdata.yaml", "accept_score: 40\ngrader_flags: min\n"),
            ],
            "  - { name: \"a\", score: 20, aggregation: sum }\n  - { name: \"b\", score: 40 }\n",
        ),
        (
            "average",
            &[
                ("secret/testdata.yaml", "grader_flags: avg\n"),
                ("secret/a/testdata.yaml", "accept_score: 30\n"),
                ("secret/b/testdata.yaml", "accept_score: 50\ngrader_flags: min\n"),
            ],
            "  - { name: \"a\", score: 15, aggregation: sum }\n  - { name: \"b\", score: 25 }\n",
        ),
        // Without a word on how, a folder's cases are summed.
        (
            "plain",
            &[("secret/a/testdata.yaml", "accept_score: 5\n"), ("secret/b/testdata.yaml", "accept_score: 7\n")],
            "  - { name: \"a\", score: 10, aggregation: sum }\n  - { name: \"b\", score: 7, aggregation: sum }\n",
        ),
        (
            "required",
            &[
                ("secret/a/test_group.yaml", "max_score: 40\n"),
                ("secret/b/test_group.yaml", "max_score: 60\nrequire_pass: secret/a\n"),
            ],
            "",
        ),
        (
            "all or nothing",
            &[
                ("secret/test_group.yaml", "max_score: 100\nscore_aggregation: pass-fail\n"),
                ("secret/a/test_group.yaml", "max_score: 40\n"),
                ("secret/b/test_group.yaml", "max_score: 60\n"),
            ],
            "",
        ),
        (
            "best",
            &[
                ("secret/a/testdata.yaml", "accept_score: 30\ngrader_flags: max\n"),
                ("secret/b/testdata.yaml", "accept_score: 50\n"),
            ],
            "",
        ),
    ] {
        let desk = Desk::empty(&format!("scores-tree-{name}"));
        desk.write("problems/README.md", "A collection.\n");
        desk.write("there/tree/problem.yaml", "name: Tree\ntype: scoring\n");
        for case in ["sample/1", "secret/a/1", "secret/a/2", "secret/b/1"] {
            desk.write(&format!("there/tree/data/{case}.in"), "1\n");
            desk.write(&format!("there/tree/data/{case}.ans"), "1\n");
        }
        files.iter().for_each(|(file, text)| desk.write(&format!("there/tree/data/{file}"), text));
        let ran = desk.run("import kattis there/tree");
        let spec = desk.read("problems/tree/spec.yaml");
        let groups = spec.split_once("groups:\n").map_or("", |(_, groups)| groups);
        assert_eq!(groups, wanted, "{name}: {}", ran.page());
        assert_eq!(ran.stderr.contains("its scores are not read"), wanted.is_empty(), "{name}: {}", ran.page());
    }
}
