//! Models that are wrong, and right submissions that are not refused for it where a second accepted one is right.

use crate::desk::Desk;
use crate::skipped::skipped;
use crate::who_answers::{SUM, total};
use ojkit::cli::ExitCode;
use serde_json::Value;

/// What a wrong and a right program say of a list; indented by eight, below `def f(self, a)`.
const WRONG: &str = "return sum(a[:2])";
const RIGHT: &str = "return sum(a)";

fn python(body: &str) -> String {
    format!("class Solution:\n    def f(self, a):\n        {body}\n")
}

/// A problem whose model is wrong, and nobody else is there.
fn desk(test: &str) -> Desk {
    let desk = Desk::empty(&format!("disagreements/{test}"));
    desk.write(
        "problems/f/spec.yaml",
        "format: 1\ntitle: F\nfunction: f\nparameters:\n  a: integer[]\nreturns: integer\nconstraints: |\n  1 <= a.length <= 3\n  \
         0 <= a[i] <= 1\nmodel: accepted/model.py\nlimits: { time_ms: 2000 }\nexamples:\n  - input: { a: [1, 1] }\n    output: 2\n",
    );
    desk.write("problems/f/submissions/accepted/model.py", &python(WRONG));
    desk.write("mine.py", &format!("# right\n{}", python(RIGHT)));
    desk
}

/// Code and row of the right file.
fn judged(desk: &Desk, slug: &str, search: &str) -> (i32, Value) {
    let (code, stdout, stderr) =
        desk.call(&["judge", "--format", "json", slug, "--submission", "mine.py", "--search", search], "");
    let mut json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    (code, json["results"][0].take())
}

#[test]
fn a_file_that_the_user_vouches_for_refutes_an_accepted_submission() {
    let desk = desk("vouched");
    desk.write("right.py", &python(RIGHT));
    let ran = desk.run("test problems/f/submissions/accepted/model.py --against right.py --search 2000");
    assert!(ran.code == ExitCode::Found && ran.stdout.contains("wrong_answer after"), "{}", ran.page());
    assert!(!ran.stdout.contains("does not count"), "{}", ran.page());
}

#[test]
fn where_a_second_accepted_submission_is_right_no_right_one_is_refused_for_a_wrong_model_which_is_named() {
    let desk = desk("second");
    // With the model alone it is refused.
    let (code, row) = judged(&desk, "f", "100");
    assert_eq!((code, &row["verdict"]), (1, &"wrong_answer".into()), "{row}");
    desk.write("problems/f/submissions/accepted/second.py", &python(RIGHT));
    let (code, row) = judged(&desk, "f", "100");
    assert_eq!((code, &row["verdict"], &row["first_failure"]), (1, &Value::Null, &Value::Null), "{row}");
    let doubtful = &row["doubtful"];
    assert_eq!(doubtful["because"], "disagreement", "{row}");
    let side = |at: usize| doubtful["sides"][at]["submissions"].clone();
    assert_eq!(side(0), serde_json::json!(["accepted/model.py"]), "{row}");
    assert_eq!(side(1), serde_json::json!(["accepted/second.py"]), "{row}");
    let why = doubtful["why"].as_str().unwrap();
    assert!(why.starts_with("accepted submissions disagree: accepted/model.py says `"), "{why}");

    // A third one tells who stands alone, and on a small input.
    desk.write("problems/f/submissions/accepted/third.py", &format!("# too\n{}", python(RIGHT)));
    let ran = desk.run("gen f");
    let told = ["disagree", "all others disagree with accepted/model.py", "accepted/second.py, accepted/third.py say"];
    assert!(ran.code == ExitCode::Found && told.iter().all(|told| ran.stderr.contains(told)), "{}", ran.page());
    let ran = desk.run("check f");
    let told = "all others disagree with accepted/model.py";
    assert!(ran.code != ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    // What was corrected is not blamed any more.
    desk.write("problems/f/submissions/accepted/model.py", &python(RIGHT));
    assert!(!desk.run("check f").stderr.contains("all others disagree"));
}

/// Right on every case, and wrong on a number that no case has.
const RARE: &str = "class Solution:\n    def total(self, a):\n        return 0 if a == [-37] else sum(a)\n";

#[test]
fn a_searched_input_decides_only_where_no_other_accepted_submission_gives_what_is_refused() {
    let desk = total("disagreements-search", RARE);
    let shown = desk.run("judge total --submission mine.py --search 2000").stdout;
    assert!(shown.contains("note: the answer rests on one accepted submission, accepted/total.py"), "{shown}");
    desk.write("problems/total/submissions/accepted/second.py", SUM);
    let (code, row) = judged(&desk, "total", "2000");
    assert_eq!((code, &row["verdict"], &row["first_failure"]), (1, &Value::Null, &Value::Null), "{row}");
    assert_eq!(row["doubtful"]["input"], "[-37]", "{row}");
    assert!(row["search"]["countercase"].is_object(), "{row}");
    let told = "accepted submissions disagree: accepted/total.py says `0`; accepted/second.py says `-37`, on [-37]";
    let sides = "accepted submissions disagree: accepted/total.py says `0`; accepted/second.py says `-37`";
    for command in
        ["test mine.py --problem total --search 2000", "submit mine.py --problem total --to leetcode --search 2000"]
    {
        let ran = desk.run(command);
        assert!(ran.code == ExitCode::AsExpected && ran.page().contains(sides), "{}", ran.page());
    }
    let ran = desk.run("stress total --submission mine.py");
    assert!(ran.code == ExitCode::Found && ran.stdout.contains(told), "{}", ran.page());

    // Who is accepted and has the model alone against it is not refused either; with two against one it is.
    desk.write("mine.py", RARE);
    desk.write("problems/total/submissions/accepted/total.py", SUM);
    let (code, row) = judged(&desk, "total", "2000");
    assert_eq!((code, &row["verdict"], &row["doubtful"]), (1, &"wrong_answer".into(), &Value::Null), "{row}");
    assert!(!desk.run("judge total --submission mine.py --search 2000").stdout.contains("rests on"));
}

#[test]
fn an_input_on_which_a_sanitizer_ends_the_model_is_no_case_and_blames_nobody() {
    let desk = total("disagreements-sanitized", SUM);
    desk.edit("problems/total/spec.yaml", "-1000 <= a[i] <= 1000", "0 <= a[i] <= 4 * 10^7");
    desk.edit("problems/total/spec.yaml", "accepted/total.py", "accepted/total.cpp");
    desk.edit("problems/total/spec.yaml", "returns: integer", "returns: long");
    let model = "#include <vector>\nclass Solution {\npublic:\n    long long total(std::vector<int>& a) {\n        \
                 int sum = 0;\n        for (int x : a) sum += x;\n        return sum;\n    }\n};\n";
    desk.write("problems/total/submissions/accepted/total.cpp", model);
    let ran = desk.run("gen total");
    if ran.stderr.contains("not run with sanitizers") || ran.code == ExitCode::Lacking {
        return skipped(&ran.stderr);
    }
    let told = "the model accepted/total.cpp gives no answer (sanitizer: signed integer overflow)";
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    let page = desk.read("cases/total.yaml");
    assert!(page.contains("why: 'sanitizer: signed integer overflow'"), "{page}");
    assert_eq!(desk.run("gen --check total").code, ExitCode::AsExpected);
    // The right one differs from it wherever it overflows, which the search comes to.
    let (code, row) = judged(&desk, "total", "2000");
    assert_eq!((code, &row["verdict"]), (0, &"accepted".into()), "{row}");
    let notes = row["search"]["notes"].to_string();
    assert!(notes.contains("the model accepted/total.cpp gives no answer on") && notes.contains("overflow"), "{row}");
    // What is wrong elsewhere is found all the same.
    desk.write("mine.py", &RARE.replace("a == [-37]", "a == [13]"));
    let (code, row) = judged(&desk, "total", "2000");
    assert_eq!((code, &row["verdict"]), (1, &"wrong_answer".into()), "{row}");
}

#[test]
fn a_model_that_divides_by_zero_has_crashed_and_its_infinity_is_no_answer() {
    let desk = Desk::empty("disagreements/infinity");
    desk.write(
        "problems/ratio/spec.yaml",
        "format: 1\ntitle: Ratio\nfunction: ratio\nparameters:\n  a: integer\n  b: integer\nreturns: double\nconstraints: |\n  1 <= a <= 9\n  0 <= b <= 2\n\
         model: accepted/ratio.py\nexamples:\n- input: { a: 1, b: 2 }\n  output: 0.5\n",
    );
    desk.write("problems/ratio/statement.md", "a / b\n");
    let ratio = "class Solution:\n    def ratio(self, a, b):\n        return a / b if b else float('inf')\n";
    desk.write("problems/ratio/submissions/accepted/ratio.py", ratio);
    let gen_it = desk.run("gen ratio");
    assert_eq!(gen_it.code, ExitCode::Found, "{}", gen_it.page());
    let told =
        "the model accepted/ratio.py gives no answer: run_time_error: its answer is not a number: inf, on the input `";
    assert!(gen_it.page().contains(told), "{}", gen_it.page());
    desk.edit("problems/ratio/spec.yaml", "0 <= b", "1 <= b");
    assert_eq!(desk.run("gen ratio").code, ExitCode::AsExpected);
}

#[test]
fn where_one_accepted_submission_is_wrong_what_all_agree_on_are_cases_and_the_rest_is_none() {
    let desk = desk("agreed");
    desk.write("problems/f/submissions/accepted/second.py", &python(RIGHT));
    let ran = desk.run("gen f");
    let told = ["accepted/model.py and accepted/second.py disagree", "input:", "which are left out; the others have"];
    assert!(ran.code == ExitCode::Found && told.iter().all(|told| ran.stderr.contains(told)), "{}", ran.page());
    let page = desk.read("cases/f.yaml");
    let answered = page.matches("answer:").count();
    assert!(answered > 5 && page.contains("why: accepted submissions disagree"), "{page}");
    for command in ["gen f --check", "check f"] {
        let ran = desk.run(command);
        assert!(ran.code == ExitCode::Found && ran.page().contains("disagree"), "{command}: {}", ran.page());
    }
    // The collection is not in order, although both are right on all cases that are left.
    for command in ["judge f", "export kattis f -o out"] {
        let ran = desk.run(command);
        assert!(ran.code == ExitCode::Found && ran.stderr.contains("which are left out"), "{command}: {}", ran.page());
    }
    // No case has an answer that either of them does not give.
    for file in [WRONG, RIGHT] {
        desk.write("mine.py", &format!("# mine\n{}", python(file)));
        let (_, row) = judged(&desk, "f", "0");
        assert!(row["verdict"] == "accepted" && row["compared"].as_u64() > Some(5), "{row}");
    }
    desk.write("problems/f/submissions/accepted/model.py", &python(RIGHT));
    let ran = desk.run("gen f");
    assert!(ran.code == ExitCode::AsExpected && !desk.read("cases/f.yaml").contains("disagree"), "{}", ran.page());
}
