//! What a collection remembers: which draft passed what and when, what is to be done next, and how a draft becomes accepted.

use crate::desk::Desk;
use std::ffi::OsString;
use std::fs;

const SPEC: &str = "format: 1
title: Double
source: { judge: leetcode, id: 7, url: https://leetcode.com/problems/double/ }
difficulty: easy
tags: [math, two-pointers]
function: double
parameters: { x: integer }
returns: integer
# Lines of the statement.
constraints: |
  -100 <= x <= 100
examples:
  - input: { x: 3 }
    output: 6
";
const RIGHT: &str = "class Solution:\n    def double(self, x):\n        return 2 * x\n";
const WRONG: &str = "class Solution:\n    def double(self, x):\n        return x\n";
const DRAFT: &str = "problems/double/submissions/draft/solution.py";
const ACCEPTED: &str = "problems/double/submissions/accepted/solution.py";
const HISTORY: &str = "problems/double/progress.tsv";

fn desk(name: &str, draft: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/double/spec.yaml", SPEC);
    desk.write(DRAFT, draft);
    desk
}

/// Runs a command on a day of November 2026.
fn on(desk: &Desk, day: u64, line: &str) -> (i32, String, String) {
    const FIRST: u64 = 20_758 * 24 * 60 * 60;
    let seconds: OsString = (FIRST + (day - 1) * 24 * 60 * 60).to_string().into();
    let words: Vec<&str> = line.split_whitespace().collect();
    desk.call_with(&[("SOURCE_DATE_EPOCH", seconds)], &words)
}

/// Days and what happened, as the history has them.
fn history(desk: &Desk) -> Vec<String> {
    let text = desk.read(HISTORY);
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').take(3).collect::<Vec<_>>().join(" ")).collect()
}

fn row(desk: &Desk, slug: &str) -> serde_json::Value {
    let json: serde_json::Value = serde_json::from_str(&desk.run("list --format json").stdout).unwrap();
    json["problems"].as_array().unwrap().iter().find(|row| row["problem"] == slug).unwrap().clone()
}

#[test]
fn a_draft_is_tried_and_passes_and_the_list_says_when_and_what() {
    let desk = desk("progress-test", WRONG);
    assert_eq!(row(&desk, "double")["state"], "draft");
    assert_eq!(on(&desk, 2, "test --search 0").0, 1);
    assert_eq!(on(&desk, 2, "test --search 0").0, 1);
    assert_eq!(row(&desk, "double")["state"], "tried");
    desk.write(DRAFT, RIGHT);
    assert_eq!(on(&desk, 3, "test --search 0").0, 0);
    assert_eq!(on(&desk, 3, "test --search 0").0, 0);
    assert_eq!(history(&desk), ["2026-11-02 tried draft/solution.py", "2026-11-03 passed draft/solution.py"]);
    let now = row(&desk, "double");
    assert_eq!((&now["state"], &now["day"], &now["changed"]), (&"solved".into(), &"2026-11-03".into(), &false.into()));
    assert_eq!((&now["by"]["event"], &now["by"]["samples"]), (&"passed".into(), &1.into()));
    insta::assert_snapshot!(desk.run("list").stdout, @r"
        problem  state   when        passed    language  difficulty  source      tags
        double   solved  2026-11-03  1 sample  python    easy        leetcode 7  math, two-pointers
        1 problem: 1 solved, 0 tried, 0 drafts
    ");
    assert_eq!(on(&desk, 4, "submit").0, 0);
    assert_eq!(row(&desk, "double")["by"]["event"], "submitted");
    // An experiment behind it leaves the problem solved, and is shown.
    desk.write(DRAFT, WRONG);
    assert_eq!(on(&desk, 4, "test").0, 1);
    let now = row(&desk, "double");
    assert_eq!((&now["state"], &now["changed"]), (&"solved".into(), &true.into()));
    assert!(desk.run("list").stdout.contains("changed since"));
}

#[test]
fn what_passed_and_fails_later_unchanged_is_not_solved() {
    let desk = desk("progress-later", WRONG);
    desk.edit("problems/double/spec.yaml", "{ x: 3 }\n    output: 6", "{ x: 0 }\n    output: 0");
    assert_eq!(on(&desk, 5, "test --search 0").0, 0, "nothing else is known");
    assert_eq!(row(&desk, "double")["state"], "solved");
    desk.write("problems/double/submissions/draft/brute.py", RIGHT);
    assert_eq!(on(&desk, 5, "test").0, 1);
    assert_eq!(row(&desk, "double")["state"], "tried");
    assert_eq!(history(&desk).len(), 2);
}

#[test]
fn only_drafts_have_a_history() {
    let desk = desk("progress-only", RIGHT);
    desk.write(ACCEPTED, RIGHT);
    desk.write("problems/double/submissions/draft/brute.py", RIGHT);
    desk.write("elsewhere.py", RIGHT);
    for line in [
        "judge",
        "judge --submission elsewhere.py double",
        &format!("judge {DRAFT}"),
        &format!("test --search 0 {ACCEPTED}"),
        "test --search 0 problems/double/submissions/draft/brute.py",
        "test --search 0 elsewhere.py --problem double",
        &format!("run {DRAFT}"),
    ] {
        let ran = desk.run(line);
        assert_eq!(ran.code.number(), 0, "{line}: {}", ran.page());
        assert!(!desk.root.join(HISTORY).exists(), "{line}");
    }
    let row = row(&desk, "double");
    assert_eq!((&row["state"], &row["by"]["event"]), (&"solved".into(), &"folder".into()));
}

#[test]
fn a_history_that_cannot_be_written_takes_nothing_from_a_test() {
    let desk = desk("progress-read-only", RIGHT);
    fs::create_dir(desk.root.join(HISTORY)).unwrap();
    let ran = desk.run("test --search 0");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert_eq!(ran.stderr.matches("warning: not recorded").count(), 1, "{}", ran.page());
}

#[test]
fn a_history_with_broken_lines_and_marks_of_a_merge_is_read_all_the_same() {
    let desk = desk("progress-broken", RIGHT);
    on(&desk, 6, "test --search 0");
    let good = desk.read(HISTORY).lines().last().unwrap().to_owned();
    desk.write(HISTORY, &format!("<<<<<<< HEAD\n{good}\n=======\nnonsense\n>>>>>>> other\n"));
    let ran = desk.run("list");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    for place in [1, 3, 4, 5] {
        assert!(ran.stderr.contains(&format!("{HISTORY}:{place}: warning:")), "{place}: {}", ran.page());
    }
    assert!(ran.stdout.contains("1 solved"), "{}", ran.page());
    on(&desk, 7, "test --search 0");
    let text = desk.read(HISTORY);
    assert!(text.contains("nonsense\n>>>>>>> other\n2026-11-07\tpassed\t"), "{text}");
}

#[test]
fn a_draft_that_only_the_samples_confirm_is_accepted_and_not_made_the_model() {
    let desk = desk("progress-accept-samples", RIGHT);
    let (code, stdout, stderr) = on(&desk, 8, "accept");
    assert!(code == 0 && stderr.contains("it is not made the model"), "{stdout}{stderr}");
    assert!(desk.read(ACCEPTED) == RIGHT && desk.read("problems/double/spec.yaml") == SPEC);
}

#[test]
fn a_passing_draft_becomes_the_model_and_the_spec_keeps_every_other_byte() {
    let desk = desk("progress-accept", RIGHT);
    desk.write("problems/double/brute.py", RIGHT);
    let (code, stdout, stderr) = on(&desk, 8, "accept");
    assert_eq!((code, stdout.contains("1 sample")), (0, true), "{stdout}{stderr}");
    // How far the brute force reaches is measured once and remembered, and noted only then.
    let lasting: Vec<&str> = stderr.lines().filter(|line| !line.starts_with("note: using")).collect();
    insta::assert_snapshot!(lasting.join("\n"), @r"
        problems/double/submissions/draft/solution.py
        wrote `model: accepted/solution.py` into problems/double/spec.yaml
        moved problems/double/submissions/draft/solution.py to problems/double/submissions/accepted/solution.py
        next: ojkit gen double    (the answers of all cases, by this model)
    ");
    assert_eq!(
        desk.read("problems/double/spec.yaml"),
        SPEC.replace("examples:", "model: accepted/solution.py\nexamples:")
    );
    assert!(desk.read(ACCEPTED) == RIGHT && !desk.root.join(DRAFT).exists());
    assert_eq!(history(&desk), ["2026-11-08 accepted accepted/solution.py"]);
    let row = row(&desk, "double");
    assert_eq!((&row["by"]["event"], &row["day"]), (&"accepted".into(), &"2026-11-08".into()));
    assert_eq!(desk.run("gen").code.number(), 0);
    assert_eq!(desk.run("judge").code.number(), 0);

    // A second one finds a model, and a file of its name.
    desk.write(DRAFT, &format!("{RIGHT}# another\n"));
    let ran = desk.run("accept");
    assert!(ran.code.number() == 2 && ran.stderr.contains("--name"), "{}", ran.page());
    let spec = desk.read("problems/double/spec.yaml");
    let ran = desk.run("accept --name shift");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert_eq!((desk.read(ACCEPTED), desk.read("problems/double/spec.yaml")), (RIGHT.to_owned(), spec));
    assert!(desk.root.join("problems/double/submissions/accepted/shift.py").is_file());
    let ran = desk.run(&format!("accept {ACCEPTED}"));
    assert!(ran.code.number() == 2 && ran.stderr.contains("already"), "{}", ran.page());
}

#[test]
fn a_draft_that_fails_stays_a_draft() {
    let desk = desk("progress-accept-wrong", WRONG);
    for line in ["accept", "submit --accept"] {
        let ran = desk.run(line);
        assert_eq!(ran.code.number(), 1, "{}", ran.page());
        assert!(ran.page().contains("wrong_answer on sample/1"), "{}", ran.page());
    }
    let is_there = |file: &str| desk.root.join(file).exists();
    assert!(is_there(DRAFT) && !is_there(ACCEPTED));
    assert_eq!(desk.read("problems/double/spec.yaml"), SPEC);
}

#[test]
fn what_ended_half_way_is_finished_by_another_call() {
    let desk = desk("progress-accept-half", RIGHT);
    desk.write("problems/double/brute.py", RIGHT);
    // The file has both names, and the spec is as it was.
    desk.write(ACCEPTED, RIGHT);
    let ran = desk.run("accept");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(
        !desk.root.join(DRAFT).exists()
            && desk.read("problems/double/spec.yaml").contains("\nmodel: accepted/solution.py\n")
    );
}

#[test]
fn submit_prints_the_text_alone_and_then_accepts_it() {
    let desk = desk("progress-submit", RIGHT);
    let ran = desk.run("submit --accept");
    assert_eq!((ran.code.number(), ran.stdout.as_str()), (0, RIGHT), "{}", ran.page());
    assert!(desk.root.join(ACCEPTED).is_file());
    assert_eq!(row(&desk, "double")["by"]["event"], "submitted");
}

#[test]
fn a_draft_with_a_neighbour_is_not_moved_away_from_it() {
    let desk = desk("progress-part", RIGHT);
    let draft = "problems/double/submissions/draft/pair.cpp";
    desk.write(draft, "#include \"twice.h\"\nstruct Solution { int doubled(int x) { return twice(x); } };\n");
    desk.write("problems/double/submissions/draft/twice.h", "inline int twice(int x) { return 2 * x; }\n");
    let ran = desk.run(&format!("accept {draft}"));
    assert!(ran.code.number() == 2 && ran.stderr.contains("uses") && ran.stderr.contains("twice.h"), "{}", ran.page());
    assert!(desk.root.join(draft).is_file());
}

#[test]
fn next_proposes_what_was_tried_and_then_what_is_easiest() {
    let desk = desk("progress-next", WRONG);
    for (slug, difficulty, id) in [("aa-hard", "hard", 1), ("medium-one", "medium", 3), ("medium-two", "medium", 2)] {
        let spec = SPEC.replace("Double", slug).replace("easy", difficulty).replace("id: 7", &format!("id: {id}"));
        desk.write(&format!("problems/{slug}/spec.yaml"), &spec.replace("two-pointers", "graph"));
        desk.write(&format!("problems/{slug}/submissions/draft/solution.py"), RIGHT);
    }
    let next = |day: u64, line: &str| on(&desk, day, line).1.lines().next().unwrap_or_default().to_owned();
    let proposed = |day: u64, line: &str| next(day, line).split(':').next().unwrap_or_default().to_owned();
    assert_eq!(proposed(10, "next"), "double");
    assert_eq!(proposed(10, "next --difficulty medium"), "medium-two");
    assert_eq!(proposed(10, "next --tag Graph hard"), "aa-hard");
    assert_eq!(on(&desk, 10, "test medium-one --search 0").0, 0);
    assert_eq!(on(&desk, 11, "test medium-two --search 0").0, 0);
    on(&desk, 12, "test --search 0 double");
    insta::assert_snapshot!(on(&desk, 14, "next").1, @r"
        double: Double (leetcode 7; easy; math, two-pointers)
          tried 2 days ago, not solved yet; 2 problems left
        next: ojkit edit double
              ojkit test double
    ");
    assert_eq!(proposed(14, "next --again"), "medium-one");
    assert!(next(14, "next --again --difficulty hard").starts_with("none of these problems is solved yet"));
    let (code, _, stderr) = on(&desk, 14, "next --tag grpah");
    assert!(code == 2 && stderr.contains("did you mean `graph`?"), "{stderr}");
    let json: serde_json::Value = serde_json::from_str(&on(&desk, 14, "next --format json").1).unwrap();
    assert_eq!((&json["next"]["problem"], &json["left"]), (&"double".into(), &2.into()));
    insta::assert_snapshot!(on(&desk, 14, "list --stats").1, @r"
        day             solved  again  tried  problems
        Sun 2026-11-08  0       0      0
        Mon 2026-11-09  0       0      0
        Tue 2026-11-10  1       0      0      medium-one
        Wed 2026-11-11  1       0      0      medium-two
        Thu 2026-11-12  0       0      1
        Fri 2026-11-13  0       0      0
        Sat 2026-11-14  0       0      0

        difficulty  solved  tried
        easy        0 of 1  1
        medium      2 of 2
        hard        0 of 1

        tag           solved  tried
        math          2 of 4  1
        graph         2 of 3
        two-pointers  0 of 1  1

        language  solved
        python    2

        4 problems: 2 solved, 1 tried, 1 draft
    ");
}
