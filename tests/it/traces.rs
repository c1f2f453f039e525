//! What a run says as it goes.

use crate::desk::Desk;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

const SPEC: &str = "format: 1
title: Double
parameters: { n: integer }
returns: integer
stdin: |
  n
constraints: 1 <= n <= 50
model: accepted/double.rs
examples:
- input: { n: 4 }
  output: 8
";
const DOUBLE: &str = "fn main() { let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", 2 * line.trim().parse::<i32>().unwrap()); }";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("traces/{name}"));
    desk.write("problems/double/spec.yaml", SPEC);
    desk.write("problems/double/statement.md", "How much is twice?\n");
    desk.write("problems/double/submissions/accepted/double.rs", DOUBLE);
    desk.write(
        "problems/double/submissions/wrong_answer/small.rs",
        &DOUBLE.replace("unwrap());", "unwrap().min(10));"),
    );
    desk
}

fn events(stdout: &str) -> Vec<Value> {
    stdout.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect()
}

fn cases(events: &[Value]) -> Vec<&Value> {
    events.iter().filter(|event| event["event"] == "case").collect()
}

#[test]
fn each_case_has_its_line_and_the_result_is_that_of_the_format_for_scripts() {
    let desk = desk("lines");
    let words = ["judge", "double", "--all-cases", "--format"];
    // What an earlier run has judged is said again.
    desk.call(&words[..3], "");
    let (code, stdout, stderr) = desk.call(&[&words[..], &["jsonl"]].concat(), "");
    let events = events(&stdout);
    let [first, .., last] = &events[..] else { panic!("{stdout}{stderr}") };
    assert_eq!((code, &first["event"], &first["command"]), (0, &"begun".into(), &"judge".into()), "{stderr}");
    let (_, whole, _) = desk.call(&[&words[..], &["json"]].concat(), "");
    let whole: Value = serde_json::from_str(&whole).unwrap();
    assert_eq!((&last["event"], &last["format"]), (&"result".into(), &whole["format"]));
    let rows = whole["results"].as_array().unwrap();
    let named = |row: &Value, case: &Value| {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        (text(&row["submission"]), text(&case["case"]), text(&case["verdict"]))
    };
    let of_row = |row| move |case: &Value| named(row, case);
    let wanted: BTreeSet<_> =
        rows.iter().flat_map(|row| row["cases"].as_array().unwrap().iter().map(of_row(row))).collect();
    let said: BTreeSet<_> = cases(&events).into_iter().map(|case| named(case, case)).collect();
    assert_eq!(said, wanted);
    assert!(wanted.len() > 20 && wanted.iter().any(|(_, _, verdict)| verdict == "wrong_answer"), "{wanted:?}");
}

#[test]
fn a_run_leaves_its_lines_in_the_cache_in_every_format() {
    let desk = desk("folder");
    let cache = desk.root.join("cache");
    let with = [("OJKIT_CACHE_DIR", cache.clone().into())];
    let file = "problems/double/submissions/wrong_answer/small.rs";
    for (words, code, command) in [
        (vec!["test", file], 1, "test"),
        (vec!["gen", "double"], 0, "gen"),
        (vec!["stress", file], 1, "stress"),
        (vec!["strength", "double", "--time", "0.1"], 0, "strength"),
    ] {
        let (ended, stdout, stderr) = desk.call_with(&with, &words);
        assert!(ended == code || command == "strength", "{stdout}{stderr}");
        let runs = fs::read_dir(cache.join("runs")).unwrap().map(|entry| entry.unwrap().path());
        let run = runs.max().unwrap();
        let about: Value = serde_json::from_slice(&fs::read(run.join("run.json")).unwrap()).unwrap();
        assert_eq!(about["command"], command);
        let is_about = about["submission"].as_str().is_some_and(|path| path.ends_with(file));
        assert_eq!(is_about, words.contains(&file), "{about}");
        let events = events(&fs::read_to_string(run.join("events.jsonl")).unwrap());
        let (first, last) = (&events[0]["event"], &events.last().unwrap()["event"]);
        assert_eq!((first, last), (&"begun".into(), &"result".into()), "{events:?}");
        assert_eq!(cases(&events).is_empty(), matches!(command, "stress" | "strength"), "{command}");
        let lock = fs::File::open(run.join("alive")).unwrap();
        // What other tests start at this moment holds it until it has become another program.
        let begun = Instant::now();
        while lock.try_lock().is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the run is over");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn a_command_without_lines_says_which_have_some() {
    let (code, _, stderr) = desk("refused").call(&["list", "--format", "jsonl"], "");
    assert!(code == 2 && stderr.contains("jsonl is for `test`, `judge`, `stress`, `gen` and `strength`"), "{stderr}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_whose_name_is_no_text_is_as_good_as_any() {
    use std::os::unix::ffi::OsStrExt;
    let mut desk = desk("bytes");
    let odd = desk.root.join(std::ffi::OsStr::from_bytes(b"odd-\xff"));
    let _ = fs::remove_dir_all(&odd);
    fs::create_dir_all(&odd).unwrap();
    fs::rename(desk.root.join("problems"), odd.join("problems")).unwrap();
    desk.cwd = odd;
    let (code, stdout, stderr) = desk.call(&["test", "problems/double/submissions/accepted/double.rs"], "");
    assert_eq!(code, 0, "{stdout}{stderr}");
    let (code, _, stderr) = desk.call(&["new", "1", "--language", "cpp"], "");
    assert_eq!(code, 0, "{stderr}");
}
