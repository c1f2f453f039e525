//! Contests are collections below another one, and commands that are called above see them.

use crate::desk::Desk;
use std::fs::File;
use std::time::{Duration, SystemTime};

const SUM: &str = "input()\nprint(sum(map(int, input().split())))\n";
const MAXIMUM: &str = "input()\nprint(max(map(int, input().split())))\n";

/// A collection with one problem, and two contests below it.
fn desk(name: &str) -> Desk {
    let desk = Desk::empty(name);
    for (folder, slug, answer, draft) in [
        ("", "sum", "6", SUM),
        ("round-9/", "a-sum", "6", SUM),
        ("round-9/", "b-maximum", "3", MAXIMUM),
        ("old/round-1/", "a-sum", "6", SUM),
    ] {
        let folder = format!("{folder}problems/{slug}");
        desk.write(&format!("{folder}/sample/1.in"), "3\n1 2 3\n");
        desk.write(&format!("{folder}/sample/1.ans"), &format!("{answer}\n"));
        desk.write(&format!("{folder}/submissions/draft/solution.py"), draft);
    }
    desk
}

fn touch(desk: &Desk, file: &str) {
    let time = SystemTime::now() + Duration::from_secs(60);
    File::options().write(true).open(desk.root.join(file)).unwrap().set_modified(time).unwrap();
}

#[test]
fn the_list_shows_the_problems_of_each_contest_by_the_names_that_commands_take() {
    let desk = desk("contests-list");
    insta::assert_snapshot!(desk.run("list").page(), @r"
    exit code 0
    --- stdout
    problem  state  language
    sum      draft  python

    old/round-1
    problem            state  language
    old/round-1/a-sum  draft  python

    round-9
    problem            state  language
    round-9/a-sum      draft  python
    round-9/b-maximum  draft  python

    4 problems: 0 solved, 0 tried, 4 drafts
    ");
    let names = |line: &str| -> Vec<String> {
        let json: serde_json::Value = serde_json::from_str(&desk.run(line).stdout).unwrap();
        let rows = json["problems"].as_array().unwrap();
        rows.iter().map(|row| row["problem"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names("list --format json"), ["sum", "old/round-1/a-sum", "round-9/a-sum", "round-9/b-maximum"]);
    assert_eq!(names("list --format json round-9"), ["round-9/a-sum", "round-9/b-maximum"]);
}

#[test]
fn a_problem_of_a_contest_is_named_by_a_file_by_both_folders_or_by_itself_where_that_is_enough() {
    let desk = desk("contests-named");
    let file = "round-9/problems/b-maximum/submissions/draft/solution.py";
    for name in [file, "round-9/b-maximum", "round-9/problems/b-maximum", "b-maximum"] {
        for command in ["test", "run"] {
            let ran = desk.run(&format!("{command} {name}"));
            assert_eq!(ran.code.number(), 0, "{command} {name}: {}", ran.page());
            assert!(ran.page().contains(file) || name == file, "{command} {name}: {}", ran.page());
        }
        let shown = desk.call_with(&[("EDITOR", "true".into())], &["edit", name]);
        assert_eq!(shown.0, 0, "{name}: {shown:?}");
    }
    // From a folder of the collection, and from another contest.
    for folder in ["problems", "old/round-1/problems/a-sum"] {
        let up = "../".repeat(folder.split('/').count());
        let ran = Desk { cwd: desk.root.join(folder), ..desk.clone() }.run(&format!("test {up}{file}"));
        assert_eq!(ran.code.number(), 0, "{folder}: {}", ran.page());
    }
    assert_eq!(desk.run("check round-9/a-sum").code.number(), 0);
    // Two contests have it.
    let ran = desk.run("test a-sum");
    assert_eq!(ran.code.number(), 2, "{}", ran.page());
    assert!(ran.stderr.contains("there is no problem `a-sum`"), "{}", ran.page());
    assert_eq!(desk.run("test old/round-1/a-sum").code.number(), 0);
    let ran = desk.run("export kattis round-9/a-sum -o package");
    assert!(ran.code.number() == 2 && ran.stderr.contains("--root round-9"), "{}", ran.page());
}

#[test]
fn the_submission_changed_last_may_be_one_of_a_contest() {
    let desk = desk("contests-last");
    for file in [
        "round-9/problems/b-maximum/submissions/draft/solution.py",
        "problems/sum/submissions/draft/solution.py",
        "old/round-1/problems/a-sum/submissions/draft/solution.py",
    ] {
        touch(&desk, file);
        let ran = desk.run("test");
        assert_eq!((ran.code.number(), ran.stdout.lines().next()), (0, Some(file)), "{}", ran.page());
        let after = SystemTime::UNIX_EPOCH;
        File::options().write(true).open(desk.root.join(file)).unwrap().set_modified(after).unwrap();
    }
}

#[test]
fn a_file_of_a_contest_may_be_tried_on_a_problem_of_another_collection() {
    let desk = desk("contests-across");
    let file = "round-9/problems/b-maximum/submissions/draft/solution.py";
    let ran = desk.run(&format!("test {file} --problem sum"));
    assert_eq!(ran.code.number(), 1, "the maximum is no sum: {}", ran.page());
    let ran = desk.run(&format!("--root old/round-1 test {file}"));
    assert_eq!(ran.code.number(), 2, "the user's word comes first: {}", ran.page());
}

#[test]
fn a_problem_of_a_contest_is_named_by_its_number_too() {
    let desk = desk("contests-numbered");
    let spec = "format: 1\ntitle: Frog\nsource: { judge: codeforces, id: d, url: 'https://codeforces.com/contest/1520/problem/D' }\n";
    desk.write("round-9/problems/b-maximum/spec.yaml", spec);
    for name in ["1520D", "1520d"] {
        let ran = desk.run(&format!("test {name}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
    }
}

#[test]
fn samples_in_a_folder_count_beside_a_spec_that_describes_inputs_and_contradict_no_example() {
    let desk = Desk::empty("samples-beside-spec");
    let spec = "format: 1\ntitle: Sum\nparameters: { n: integer, a: 'integer[]' }\nconstraints: |\n  1 <= n <= 9\n  a.length == n\n  1 <= a[i] <= 9\nstdin: |\n  n\n  a\n";
    let draft = "problems/sum/submissions/draft/solution.py";
    desk.write(draft, SUM);
    desk.write("problems/sum/spec.yaml", spec);
    desk.write("problems/sum/statement.md", "Add.\n");
    desk.write("problems/sum/sample/1.in", "3\n1 2 3\n");
    desk.write("problems/sum/sample/1.ans", "7\n");
    let wrong = desk.run(&format!("test {draft}")).page();
    assert!(wrong.contains("wrong_answer on sample/1"), "{wrong}");
    desk.write(
        "problems/sum/spec.yaml",
        &format!("{spec}examples:\n  - {{ stdin: \"3\\n1 2 3\\n\", stdout: \"6\\n\" }}\n"),
    );
    let differing = desk.run("check sum").page();
    let message = "problems/sum/sample/1.ans:1:1: error: the answer is `7`, and that of example 1 `6`";
    assert!(differing.contains(message), "{differing}");
    desk.write("problems/sum/sample/1.ans", "6\n");
    let right = desk.run(&format!("test {draft}")).page();
    assert!(right.contains("1 sample"), "{right}");
    desk.write("problems/sum/sample/2.in", "3\n1 2 30\n");
    desk.write("problems/sum/sample/2.ans", "33\n");
    let illegal = desk.run("check sum").page();
    assert!(illegal.contains("problems/sum/sample/2.in:2:5"), "{illegal}");
}
