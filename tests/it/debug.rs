//! `ojkit debug`: what it says of the debugger that waits, which case it takes, and that nothing is left when it goes. What stops where is
//! tried by the debuggers themselves, in `tests/peers/debug.py`.

use crate::desk::Desk;
use crate::kit;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const SPEC: &str = "format: 1\ntitle: Sum\nfunction: sum\nparameters:\n  a: integer[]\nreturns: integer\nconstraints: |\n  1 <= a.length <= 2\n  1 <= a[i] <= 3\nexamples:\n  - { input: { a: [3] }, output: 3 }\n  - { input: { a: [1, 2] }, output: 3 }\n";
const FILE: &str = "problems/sum/submissions/draft/sum.js";
const WRONG: &str = "var sum = function(a) {\n    let s = a[0];\n    return s;\n};\n";

fn desk(name: &str, text: &str) -> Desk {
    let desk = Desk::empty(&format!("debug-{name}"));
    desk.write("problems/sum/spec.yaml", SPEC);
    desk.write("problems/sum/statement.md", "# Sum\n");
    desk.write(FILE, text);
    desk
}

/// A command that waits for its client, in a process of its own; it ends with the test.
struct Waiting(Child);

impl Drop for Waiting {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Waiting {
    /// Starts the command, and reads the object that it prints.
    fn new(desk: &Desk, words: &[&str]) -> (Waiting, Value) {
        let config = kit::config();
        let mut command = Command::new(config.own_exe);
        command.args(["debug", FILE, "--format", "json"]).args(words).current_dir(&desk.root);
        command.env("OJKIT_CACHE_DIR", config.cache_dir).stdin(Stdio::null());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut waiting = Waiting(child);
        let mut line = String::new();
        BufReader::new(waiting.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let Ok(said) = serde_json::from_str(&line) else { panic!("{line:?}: {}", waiting.stderr()) };
        (waiting, said)
    }

    fn stderr(&mut self) -> String {
        let mut text = String::new();
        self.0.stderr.take().unwrap().read_to_string(&mut text).unwrap();
        text
    }

    /// Ends the command as an editor does; its exit code.
    fn ended(&mut self) -> Option<i32> {
        // SAFETY: plain system call on a child that is not reaped yet.
        unsafe { libc::kill(self.0.id() as libc::pid_t, libc::SIGTERM) };
        self.0.wait().unwrap().code()
    }
}

fn is_there(pid: u64) -> bool {
    std::path::Path::new(&format!("/proc/{pid}")).exists()
}

#[test]
fn what_waits_is_said_in_one_object_and_ends_with_the_command() {
    let desk = desk("waits", WRONG);
    let (mut waiting, said) = Waiting::new(&desk, &["--case", "sample/2"]);
    let file = desk.root.join(FILE);
    let breakpoint = serde_json::json!({ "file": file, "line": 2, "function": "sum" });
    assert_eq!(
        (&said["problem"], &said["case"], &said["language"]),
        (&"sum".into(), &"sample/2".into(), &"javascript".into())
    );
    assert_eq!((&said["breakpoint"], said["submission"].as_str()), (&breakpoint, file.to_str()));
    let port = said["launch"]["port"].as_u64().unwrap();
    assert_eq!(said["address"], format!("127.0.0.1:{port}"));
    assert!(said["attach"].as_str().unwrap().ends_with(&format!("inspect 127.0.0.1:{port}")), "{said}");
    let pid = said["pid"].as_u64().unwrap();
    assert!(is_there(pid));
    // Another debugger finds the port taken.
    let second = desk.run(&format!("debug {FILE} --port {port}"));
    assert!(second.code.number() == 2 && second.stderr.contains("cannot listen on the port"), "{}", second.page());
    assert_eq!(waiting.ended(), Some(130));
    assert!(!is_there(pid));
    let said = waiting.stderr();
    assert!(said.contains("note: under a debugger nothing is confined, and time and memory have no limits"), "{said}");
}

#[test]
fn what_waits_does_not_outlive_a_command_that_is_killed() {
    let desk = desk("killed", WRONG);
    let (waiting, said) = Waiting::new(&desk, &[]);
    let pid = said["pid"].as_u64().unwrap();
    assert!(is_there(pid));
    drop(waiting);
    let begun = Instant::now();
    while is_there(pid) {
        assert!(begun.elapsed() < Duration::from_secs(10), "it is still there");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_case_that_the_last_run_failed_is_taken() {
    let desk = desk("last", WRONG);
    let none = desk.run(&format!("debug {FILE} --last"));
    assert!(none.code.number() == 2 && none.stderr.contains("no failing case"), "{}", none.page());
    assert_eq!(Waiting::new(&desk, &[]).1["case"], "sample/1");
    assert_eq!(desk.run(&format!("test {FILE} --search 0")).code.number(), 1);
    assert_eq!(Waiting::new(&desk, &[]).1["case"], "sample/2");
    assert_eq!(Waiting::new(&desk, &["--last"]).1["case"], "sample/2");
    assert_eq!(Waiting::new(&desk, &["--case", "sample/1"]).1["case"], "sample/1");
    // Once it passes there is none.
    desk.write(FILE, "var sum = function(a) {\n    return a.reduce((x, y) => x + y);\n};\n");
    assert_eq!(desk.run(&format!("test {FILE} --search 0")).code.number(), 0);
    assert_eq!(Waiting::new(&desk, &[]).1["case"], "sample/1");
}

/// What `--launch --yes` makes of a launch.json, and what it says.
fn merged(desk: &Desk, text: &str, port: &str) -> (String, String) {
    desk.write(LAUNCH, text);
    let (mut waiting, _) = Waiting::new(desk, &["--launch", "--yes", "--port", port]);
    waiting.ended();
    (desk.read(LAUNCH), waiting.stderr())
}

const LAUNCH: &str = ".vscode/launch.json";

#[test]
fn launch_json_gets_an_entry_and_keeps_all_that_it_has() {
    let desk = desk("launch", WRONG);
    let own = "{\n    // Mine: \"configurations\": []\n    \"version\": \"0.2.0\",\n    \"configurations\": [\n        /* ü, */ { \"name\": \"a, ]\", \"args\": [1, [2]], }, // keep\n        { \"name\": \"b\" },\n    ],\n}\n";
    desk.write(LAUNCH, own);
    let (mut waiting, said) = Waiting::new(&desk, &["--launch", "--port", "45671"]);
    waiting.ended();
    assert!(desk.read(LAUNCH) == own && waiting.stderr().contains("is unchanged; --yes changes it"));
    let (once, said_once) = merged(&desk, own, "45671");
    assert!(said_once.contains("note: .vscode/launch.json has the entry `ojkit debug`"), "{said_once}");
    let entry = format!("{:#}", said["launch"]).replace('\n', "\n        ");
    assert_eq!(once.replacen(&format!("\n        {entry},"), "", 1), own);
    // Another time the same entry is changed.
    let (twice, _) = merged(&desk, &once, "45672");
    assert_eq!(twice.replace("45672", "45671"), once);
    for text in ["", "{ \"configurations\": [] }", "{\"configurations\":[\n]}"] {
        let (new, _) = merged(&desk, text, "45671");
        let new: Value = serde_json::from_str(&new).unwrap();
        assert_eq!(new["configurations"], serde_json::json!([said["launch"]]));
    }
}

#[test]
fn a_launch_json_without_a_safe_place_stays_as_it_is() {
    let desk = desk("unsafe", WRONG);
    for (text, why) in [
        ("{ \"configurations\": [ ", "not valid JSON"),
        ("{ \"version\": 1 }", "no list"),
        ("{ \"configurations\": {} }", "no list"),
        ("{ \"a\": { \"configurations\": [] } }", "no list"),
        ("{ \"configurations\": [ { \"name\": \"ojkit debug\" // mine\n } ] }", "has comments"),
        ("{ \"configurations\": [ { \"name\": \"c\" } ], \"configurations\": [] }", "no safe place"),
        ("{ \"configurations\": [ 1, { \"name\": \"ojkit debug\" } ] }", "no safe place"),
    ] {
        let (new, said) = merged(&desk, text, "45673");
        assert_eq!(new, text);
        assert!(said.contains(why) && said.contains("The entry is:\n{"), "{text}: {said}");
    }
}

#[test]
fn what_no_debugger_is_for_is_refused() {
    let desk = desk("refused", WRONG);
    desk.write("problems/sum/submissions/draft/sum.txt", "");
    for (line, why) in [
        ("debug problems/sum/submissions/draft/sum.txt", "no debugger is known"),
        ("debug problems/sum/submissions/draft/none.js", "there is no file"),
        ("debug problems/sum/submissions/draft/sum.js --case sample/9", "there is no case `sample/9`"),
        ("debug problems/sum/submissions/draft/sum.js --case sample/1 --last", "cannot be used with"),
        ("debug problems/sum/submissions/draft/sum.js --terminal --format json", "has no JSON output"),
    ] {
        let refused = desk.run(line);
        assert!(refused.code.number() == 2 && refused.stderr.contains(why), "{line}: {}", refused.page());
    }
    desk.write(FILE, "var other = function(a) {\n    return 1;\n};\n");
    let lacks = desk.run(&format!("debug {FILE}"));
    assert!(lacks.code.number() == 1 && lacks.stderr.contains("nor a `sum`"), "{}", lacks.page());
}
