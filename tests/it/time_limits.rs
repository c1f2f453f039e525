//! Limits that no spec states: they follow from the accepted submissions.

use crate::desk::Desk;
use crate::kit;
use ojkit::cli::ExitCode;
use ojkit_draw::Bound;
use ojkit_search::driver::Contest;
use ojkit_search::stress::{Options, Request, slow};
use serde_json::Value;

const SPEC: &str = "format: 1
title: Total
function: total # as the site calls it
parameters:
  a: integer[]
returns: long
constraints: |
  1 <= a.length <= 10^5
  0 <= a[i] <= 9

# the quicker one
model: accepted/total.rs
examples:
- input: { a: [1, 2, 1] }
  output: 4
";

const QUICK: &str = "impl Solution { pub fn total(a: Vec<i32>) -> i64 { a.iter().map(|&x| i64::from(x)).sum() } }";
/// Right, in a time that grows with the square of the length: hours for 10^5.
const SQUARE: &str = "impl Solution { pub fn total(a: Vec<i32>) -> i64 {
    for i in 0..a.len() { for j in 0..a.len() * 100 { std::hint::black_box(i ^ j); } }
    a.iter().map(|&x| i64::from(x)).sum()
} }";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("time-limits/{name}")).optimized();
    desk.write("problems/total/spec.yaml", SPEC);
    desk.write("problems/total/statement.md", "How much?\n");
    desk.write("problems/total/submissions/accepted/total.rs", QUICK);
    desk
}

fn judged(desk: &Desk, words: &[&str]) -> (i32, Value) {
    let (code, stdout, stderr) = desk.call(&[&["judge", "--format", "json"], words].concat(), "");
    (code, serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}")))
}

#[test]
fn a_limit_that_the_spec_does_not_state_follows_from_the_slowest_accepted_submission_of_the_language() {
    let desk = desk("derived");
    desk.write("problems/total/submissions/time_limit_exceeded/square.rs", SQUARE);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos();
    desk.write("problems/total/submissions/accepted/total.rs", &format!("{QUICK} // {now}"));
    let (code, json) = judged(&desk, &["total"]);
    let limit = &json["time_limits"][0];
    assert_eq!((code, &limit["language"], &limit["submission"]), (0, &"rust".into(), &"accepted/total.rs".into()));
    // Milliseconds for 10^5 additions: the least limit there is.
    assert_eq!(limit["time_ms"], 900, "{json}");
    assert_eq!(json["results"][1]["verdict"], "time_limit_exceeded");
    let message = json["results"][1]["first_failure"]["message"].as_str().unwrap();
    assert_eq!(message, "more than 900 ms of CPU time (measured on accepted/total.rs)");

    assert_eq!(judged(&desk, &["total"]).1["time_limits"], json["time_limits"], "it was not measured again");
    let shown = desk.run("judge total").stderr;
    assert!(
        shown.contains(
            "note: total: time limit in rust: [some] ms, from the slowest, accepted/total.rs: [some] ms on secret/"
        ),
        "{shown}"
    );
    // Nothing of it is among what is the same on every machine.
    let page = desk.read("cases/total.yaml");
    assert!(!page.contains("limit") && !page.contains("time"), "{page}");

    // A spec that states the limit is believed.
    desk.edit("problems/total/spec.yaml", "model:", "limits: { time_ms: 60 }\nmodel:");
    let (_, json) = judged(&desk, &["total", "--all-cases"]);
    assert_eq!(json["time_limits"], serde_json::json!([]));
    assert_eq!(json["results"][1]["first_failure"]["message"], "more than 60 ms of CPU time (line 12 of the spec)");
}

#[test]
fn memory_that_no_spec_bounds_is_measured_or_only_ends_the_run() {
    let desk = desk("memory");
    // Populated by one call of the kernel (0x8022: private, anonymous, populated): page by page takes longer than the time limit.
    let room = "import mmap\ndef room():\n    try:\n        return len(mmap.mmap(-1, 2200 << 20, flags=0x8022))\n    \
        except OSError:\n        raise MemoryError\n";
    let greedy = format!("{room}class Solution:\n    def total(self, a):\n        return room() and sum(a)\n");
    let greedy = greedy.as_str();
    desk.write("total.py", greedy);
    let failure = |words: &[&str]| {
        judged(&desk, &[&["total", "total.py", "--search", "0"], words].concat()).1["results"][0].take()
    };
    let row = failure(&[]);
    let message = |row: &Value| row["first_failure"]["message"].as_str().unwrap_or_default().to_owned();
    assert_eq!(row["verdict"], "memory_limit_exceeded", "{row}");
    assert!(message(&row).ends_with("(measured on accepted/total.rs: 2048 MiB, and 32 for python itself)"), "{row}");

    desk.edit("problems/total/spec.yaml", "model:", "limits: { memory_mib: 64 }\nmodel:");
    let row = failure(&[]);
    assert_eq!(row["verdict"], "memory_limit_exceeded", "{row}");
    assert!(message(&row).ends_with("(line 12 of the spec: 64 MiB, and 32 for python itself)"), "{row}");
    let shown = desk.run("stress total.py --problem total").stdout;
    assert!(
        shown.contains("memory_limit_exceeded, out of memory at 96 MiB: exit code 1: MemoryError (line 12"),
        "{shown}"
    );

    std::fs::remove_dir_all(desk.root.join("problems/total/submissions/accepted")).unwrap();
    desk.edit("problems/total/spec.yaml", "limits: { memory_mib: 64 }\nmodel: accepted/total.rs\n", "");
    let row = failure(&[]);
    let why = "no verdict: more than 2 GiB; the question states no limit";
    assert_eq!((&row["verdict"], &row["doubtful"]["why"]), (&Value::Null, &why.into()), "{row}");
    desk.write("problems/total/submissions/draft/total.py", greedy);
    let shown = desk.run("test problems/total/submissions/draft/total.py");
    assert!(shown.code == ExitCode::Found && shown.stdout.contains(why), "{}", shown.page());
    assert!(shown.stdout.contains("Not checked: ") && !shown.stdout.contains("Passed"), "{}", shown.page());

    // A folder of samples alone states nothing either.
    desk.write("problems/alone/sample/1.in", "1\n");
    desk.write("problems/alone/sample/1.ans", "1\n");
    desk.write("problems/alone/main.py", &format!("{room}print(room() and input())\n"));
    let shown = desk.run("test problems/alone/main.py");
    assert!(shown.code == ExitCode::Found && shown.stdout.contains(why), "{}", shown.page());
}

#[test]
fn a_language_without_an_accepted_submission_has_the_models_time_by_the_languages_factors() {
    let desk = desk("factor");
    desk.write("total.py", "class Solution:\n    def total(self, a):\n        return sum(a)\n");
    let (_, json) = judged(&desk, &["total", "total.py", "--search", "0"]);
    let limit = &json["time_limits"][0];
    let (language, time, model) = (&limit["language"], &limit["time_ms"], &limit["submission"]);
    assert_eq!((language, time, model), (&"python".into(), &4800.into(), &"accepted/total.rs".into()), "{json}");
    let shown = desk.run("judge total total.py --search 0").stderr;
    assert!(shown.contains("by the languages' factor 32"), "{shown}");
}

#[test]
fn without_an_accepted_submission_everybody_has_ten_seconds_and_is_told() {
    let desk = desk("nobody");
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions/accepted")).unwrap();
    desk.edit("problems/total/spec.yaml", "model: accepted/total.rs\n", "");
    desk.write("total.rs", QUICK);
    let (_, json) = judged(&desk, &["total", "total.rs"]);
    assert_eq!(
        (&json["time_limits"][0]["time_ms"], &json["time_limits"][0]["submission"]),
        (&10_000.into(), &Value::Null)
    );
    let shown = desk.run("judge total total.rs").stderr;
    assert!(shown.contains("note: total: time limit: 10 s, as no accepted submission could be measured"), "{shown}");

    let fixed = desk.run("check --fix-limits total");
    assert_eq!(fixed.code, ExitCode::Found);
    assert!(fixed.stderr.contains("no time limit was written: there is no accepted submission"), "{}", fixed.stderr);
    assert!(!desk.read("problems/total/spec.yaml").contains("limits"));
}

#[test]
fn what_is_slow_is_looked_at_and_what_grows_with_the_size_alone_is_never_too_slow() {
    let desk = desk("paces");
    let spec = SPEC.replace("model: accepted/total.rs\n", "");
    let bound = Bound::read("total", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    let input = format!("50000\n{}\n", vec!["7"; 50_000].join(" "));
    let loops = |rounds: &str| {
        format!(
            "impl Solution {{ pub fn total(a: Vec<i32>) -> i64 {{
    for i in 0..a.len() {{ for j in 0..{rounds} {{ std::hint::black_box(i ^ j); }} }}
    a.iter().map(|&x| i64::from(x)).sum()
}} }}"
        )
    };
    let machine = kit::machine();
    let of = |name: &str, rounds: &str| {
        desk.write(name, &loops(rounds));
        let source = desk.root.join(name);
        let contest = Contest { bound: &bound, submission: &source, reference: (&source, ""), patience: None };
        let request = Request { contest, drawing: &bound.drawing, options: Options::default(), exhaustive: false };
        slow(&machine, &request, input.as_bytes(), false).unwrap()
    };
    // Into which power a busy machine bends the line is luck, so what is decided by it is tested on given times, where it is decided.
    assert!(of("squared.rs", "a.len()").is_some());
    let linear = of("linear.rs", "20_000").unwrap();
    assert!(linear.too_slow.is_none() && linear.to_string().starts_with("slow, but its time grows like n"), "{linear}");
    assert_eq!(of("quick.rs", "1"), None);
}

#[test]
fn what_is_slow_on_one_input_alone_is_accepted_with_a_note() {
    let desk = desk("slow-once");
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions/accepted")).unwrap();
    desk.edit("problems/total/spec.yaml", "model: accepted/total.rs\n", "");
    desk.edit("problems/total/spec.yaml", "1 <= a.length", "3 <= a.length");
    let slow = "impl Solution { pub fn total(a: Vec<i32>) -> i64 {
    for i in 0..if a == [1, 2, 1] { 2_000_000_000_u64 } else { 0 } { std::hint::black_box(i); }
    a.iter().map(|&x| i64::from(x)).sum()
} }";
    desk.write("slow.rs", slow);
    let (_, json) = judged(&desk, &["total", "slow.rs"]);
    let sample = &json["results"][0]["cases"][0];
    assert_eq!(sample["verdict"], "accepted", "{json}");
    // A very quick machine takes less time than is slow, and then there is no note; a busy one's clock is noted instead.
    let note = sample["note"].as_str().unwrap_or_default();
    let is_busy = note.ends_with(" s by the clock");
    let slow = "slow, but inputs of growing sizes do not show how its time grows";
    assert!(note.is_empty() || is_busy || note == slow, "{note}");
}

#[test]
fn one_line_tells_of_which_problems_no_time_limit_could_be_measured() {
    let desk = desk("nobody-folded");
    let spec = SPEC.replace("model: accepted/total.rs\n", "");
    for slug in ["total", "total-b", "total-c", "total-d", "total-e"] {
        desk.write(&format!("problems/{slug}/spec.yaml"), &spec.replace("10^5", "10"));
        desk.write(&format!("problems/{slug}/statement.md"), "How much?\n");
        desk.write(&format!("problems/{slug}/submissions/draft/total.rs"), QUICK);
    }
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions/accepted")).unwrap();
    let shown = desk.run("judge").stderr;
    let line = "note: total, total-b, total-c and 2 more problems: time limit: 10 s, as no accepted submission could be measured\n";
    assert!(shown.contains(line), "{shown}");
    assert_eq!(shown.matches("time limit").count(), 1, "{shown}");
}

#[test]
fn the_limit_is_written_into_the_spec_once_and_nothing_else_is_touched() {
    let desk = desk("fixed");
    let fixed = desk.run("check --fix-limits total");
    assert_eq!(fixed.code, ExitCode::AsExpected, "{}", fixed.stderr);
    let line = "limits: { time_ms: 900 }\n";
    // The least limit there is.
    assert_eq!(desk.read("problems/total/spec.yaml"), SPEC.replace("# the quicker", &format!("{line}# the quicker")));
    assert!(fixed.stderr.contains("`limits: { time_ms: 900 }`"), "{}", fixed.stderr);
    let again = desk.run("check --fix-limits total");
    assert!(!again.stderr.contains("wrote"), "{}", again.stderr);

    desk.edit("problems/total/spec.yaml", line, "limits: { time_ms: 7 }\n");
    desk.run("check --fix-limits total");
    assert!(desk.read("problems/total/spec.yaml").contains("limits: { time_ms: 7 }\n"), "what a person wrote stays");
}

#[test]
fn of_one_slow_file_is_told_how_its_time_grows_beside_the_models() {
    let desk = desk("growth");
    desk.edit("problems/total/spec.yaml", "model:", "limits: { time_ms: 200 }\nmodel:");
    desk.write("square.rs", SQUARE);
    let (code, mut json) = judged(&desk, &["total", "square.rs"]);
    let row = json["results"][0].take();
    assert_eq!((code, &row["verdict"]), (1, &"time_limit_exceeded".into()), "{row}");
    // A busy machine may leave too few points for a law, and bends it.
    let exponent = row["growth"]["submission"]["exponent"].as_f64();
    assert!(exponent.is_none_or(|exponent| (1.2..3.0).contains(&exponent)), "{row}");
    assert!(row["growth"]["submission"]["passed"].as_u64().unwrap() < 100_000, "{row}");
    let of_model = row["growth"]["reference"]["points"].as_array().unwrap().last().unwrap();
    assert!(of_model[0].as_u64().unwrap() > 50_000 && of_model[1].as_f64().unwrap() < 0.2, "{row}");
    let shown = desk.run("judge total square.rs").stdout;
    assert!(shown.contains("time by size: ") && shown.contains("the model accepted/total.rs takes "), "{shown}");
    let (_, _, stderr) = desk.call(&["submit", "square.rs", "--problem", "total", "--to", "leetcode"], "");
    assert!(stderr.contains("the limit is passed at size "), "{stderr}");
    assert_eq!(judged(&desk, &["total"]).1["results"][0]["growth"], Value::Null);
}
