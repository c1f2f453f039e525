//! `--page`: what a run's page gives, and to whom.

use crate::desk::Desk;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const SPEC: &str = "format: 1
title: Double
function: double
parameters: { n: integer }
returns: integer
constraints: 1 <= n <= 50
model: accepted/double.py
examples:
- input: { n: 4 }
  output: 8
";
const RIGHT: &str = "class Solution:\n    def double(self, n):\n        return n * 2\n";
/// Wrong on 17 alone, which no sample is.
const WRONG: &str = "class Solution:\n    def double(self, n):\n        return n * 2 + (n == 17)\n";
const DRAFT: &str = "problems/double/submissions/draft/solution.py";

fn desk(name: &str, draft: &str) -> Desk {
    let desk = Desk::empty(&format!("page/{name}"));
    desk.write("problems/double/spec.yaml", SPEC);
    desk.write("problems/double/statement.md", "How much is twice?\n");
    desk.write("problems/double/submissions/accepted/double.py", RIGHT);
    desk.write(DRAFT, draft);
    desk
}

/// A command with a page.
struct Paged {
    child: Child,
    said: BufReader<std::process::ChildStderr>,
    port: u16,
    key: String,
}

impl Paged {
    fn start(desk: &Desk, words: &[&str]) -> Paged {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ojkit"));
        command.args(words).current_dir(&desk.cwd).env("OJKIT_CACHE_DIR", desk.root.join("cache"));
        command.env("OJKIT_SEARCH", "200").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        let mut first = String::new();
        said.read_line(&mut first).unwrap();
        let address = first.trim().strip_prefix("page: http://127.0.0.1:").unwrap_or_else(|| panic!("{first}"));
        let (port, key) = address.trim_end_matches('/').split_once('/').unwrap();
        Paged { child, said, port: port.parse().unwrap(), key: key.to_owned() }
    }

    fn watch(desk: &Desk) -> Paged {
        Paged::start(desk, &["test", "--watch", "--page", DRAFT])
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    /// What is answered to a request: the head's first line with its fields, and the body.
    fn ask(&self, first: &str, fields: &str, body: &str) -> (String, String) {
        let mut stream = self.connect();
        let length = body.len();
        let _ = write!(stream, "{first} HTTP/1.1\r\n{fields}Content-Length: {length}\r\n\r\n{body}");
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        answer.split_once("\r\n\r\n").map(|(head, body)| (head.to_owned(), body.to_owned())).unwrap_or_default()
    }

    fn host(&self) -> String {
        format!("Host: 127.0.0.1:{}\r\n", self.port)
    }

    fn post(&self, what: &str, wish: &Value) -> Value {
        let fields = format!("{}Content-Type: application/json\r\n", self.host());
        let (head, body) = self.ask(&format!("POST /{}/{what}", self.key), &fields, &wish.to_string());
        serde_json::from_str(&body).unwrap_or_else(|why| panic!("{why}: {head}\n{body}"))
    }

    /// The events after the one of this number, as they come.
    fn events(&self, after: u64) -> impl Iterator<Item = (u64, Value)> + use<> {
        let mut stream = self.connect();
        let fields = format!("{}Last-Event-ID: {after}\r\n", self.host());
        write!(stream, "GET /{}/events HTTP/1.1\r\n{fields}\r\n", self.key).unwrap();
        let mut number = 0;
        BufReader::new(stream).lines().map_while(Result::ok).filter_map(move |line| {
            if let Some(id) = line.strip_prefix("id: ") {
                number = id.parse().unwrap();
            }
            let data = line.strip_prefix("data: ")?;
            Some((number, serde_json::from_str(data).unwrap_or_else(|why| panic!("{why}: {line}"))))
        })
    }

    /// The events up to one of this kind.
    fn until(&self, after: u64, kind: &str) -> Vec<(u64, Value)> {
        let mut found = Vec::new();
        for (number, event) in self.events(after) {
            let is_last = event["event"] == kind;
            found.push((number, event));
            if is_last {
                return found;
            }
        }
        panic!("no {kind} after {found:?}")
    }

    /// How it ends at Ctrl-C.
    #[cfg(unix)]
    fn interrupt(&mut self) -> Option<i32> {
        // SAFETY: a signal to a child that has not been waited for.
        unsafe { libc::kill(self.child.id() as libc::pid_t, libc::SIGINT) };
        self.child.wait().unwrap().code()
    }
}

impl Drop for Paged {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn cases(events: &[(u64, Value)]) -> Vec<String> {
    let cases = events.iter().filter(|(_, event)| event["event"] == "case");
    cases.map(|(_, case)| format!("{} {}", case["case"], case["verdict"])).collect()
}

#[test]
fn a_stranger_gets_nothing_of_a_page() {
    let paged = Paged::watch(&desk("strangers", RIGHT));
    let (key, host) = (paged.key.clone(), paged.host());
    let page = format!("GET /{key}/");
    let (head, body) = paged.ask(&page, &host, "");
    assert!(head.starts_with("HTTP/1.1 200") && body.contains("<script>"), "{head}");
    for field in ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "Referrer-Policy: no-referrer"]
    {
        assert!(head.contains(field), "{field} is missing in {head}");
    }
    assert!(!head.to_lowercase().contains("access-control"), "{head}");
    let port = paged.port;
    let json = "Content-Type: application/json\r\n";
    let post = format!("POST /{key}/keep");
    for (first, fields, status) in [
        (&*page, "Host: rebound.example\r\n".to_owned(), "403"),
        (&page, format!("Host: rebound.example:{port}\r\n"), "403"),
        (&page, String::new(), "403"),
        (&page, format!("{host}Origin: https://other.example\r\n"), "403"),
        (&page, format!("{host}Origin: null\r\n"), "403"),
        (&page, format!("{host}Origin: http://127.0.0.1:1\r\n"), "403"),
        (&page, format!("{host}Sec-Fetch-Site: cross-site\r\n"), "403"),
        (&page, format!("{host}Sec-Fetch-Site: same-site\r\n"), "403"),
        ("GET /", host.clone(), "404"),
        (&format!("GET /{}/events", "0".repeat(32)), host.clone(), "404"),
        (&format!("GET /{}/", &key[..31]), host.clone(), "404"),
        (&format!("GET /{key}/other"), host.clone(), "404"),
        (&post, format!("{host}{json}Origin: https://other.example\r\n"), "403"),
        (&post, format!("{host}Content-Type: text/plain\r\n"), "415"),
        (&format!("OPTIONS /{key}/keep"), format!("{host}{json}"), "405"),
        (&format!("GET /{key}/keep"), host.clone(), "405"),
    ] {
        let (head, body) = paged.ask(first, &fields, "");
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{first} with {fields}: {head}");
        assert!(!body.contains("<script>") && !body.contains("data:"), "{first} with {fields}: {body}");
    }
}

#[test]
fn connections_that_say_nothing_and_heads_without_an_end_keep_nobody_else_waiting() {
    let paged = Paged::watch(&desk("crowd", RIGHT));
    let idle: Vec<TcpStream> = (0..400).map_while(|_| TcpStream::connect(("127.0.0.1", paged.port)).ok()).collect();
    assert_eq!(idle.len(), 400);
    let begun = Instant::now();
    let (head, _) = paged.ask(&format!("GET /{}/", paged.key), &paged.host(), "");
    assert!(head.starts_with("HTTP/1.1 200") && begun.elapsed() < Duration::from_secs(5), "{head}");
    let (head, _) = paged.ask("GET /", &format!("X: {}\r\n", "x".repeat(100_000)), "");
    assert!(head.starts_with("HTTP/1.1 431"), "{head}");
    let huge = format!("{}Content-Type: application/json\r\nContent-Length: 99999999999\r\n", paged.host());
    let (head, _) = paged.ask(&format!("POST /{}/show", paged.key), &huge, "");
    assert!(head.starts_with("HTTP/1.1 413"), "{head}");
}

#[cfg(unix)]
#[test]
fn lines_come_in_order_and_from_the_beginning_and_each_save_begins_again() {
    let desk = desk("lines", RIGHT);
    let mut paged = Paged::watch(&desk);
    let first = paged.until(0, "result");
    assert_eq!(first[0].1["event"], "begun");
    assert!(first.is_sorted_by(|(a, _), (b, _)| a < b));
    assert!(first.iter().any(|(_, event)| event["event"] == "limits" && event["time_ms"].is_u64()), "{first:?}");
    let all = cases(&first);
    assert!(all.len() > 5 && all[0] == "\"sample/1\" \"accepted\"", "{all:?}");
    // Who comes later gets the same, and who was here before what came since.
    assert_eq!(cases(&paged.until(0, "result")), all);
    let rest = paged.until(first[first.len() - 2].0, "result");
    assert_eq!((rest.len(), &rest[0]), (1, &first[first.len() - 1]));
    desk.write(DRAFT, &RIGHT.replace("n * 2", "n * 3"));
    let again = paged.until(first[first.len() - 1].0, "result");
    let begun = again.iter().find(|(_, event)| event["event"] == "begun");
    assert!(begun.is_some(), "{again:?}");
    assert_eq!(cases(&again), ["\"sample/1\" \"wrong_answer\""]);
    assert_eq!(cases(&paged.until(0, "result")), ["\"sample/1\" \"wrong_answer\""]);
    // The one that follows gets the report at the end, and is waited for.
    let mut told = String::new();
    while !told.starts_with("watching") {
        told.clear();
        paged.said.read_line(&mut told).unwrap();
    }
    let mut following = paged.events(again[again.len() - 1].0);
    thread::sleep(Duration::from_millis(300));
    assert_eq!(paged.interrupt(), Some(1));
    let report = following.find(|(_, event)| event["event"] == "report").expect("a report");
    let html = report.1["html"].as_str().unwrap();
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("wrong_answer"), "{html}");
}

#[test]
fn a_page_leaves_standard_output_to_scripts_and_ends_with_the_report_of_the_command() {
    let desk = desk("judge", WRONG);
    let words = ["judge", "double", "--page", "--report", "out.html", "--format", "json"];
    let mut paged = Paged::start(&desk, &words);
    let events = paged.until(0, "report");
    let mut stdout = String::new();
    paged.child.stdout.take().unwrap().read_to_string(&mut stdout).unwrap();
    let result: Value = serde_json::from_str(&stdout).unwrap_or_else(|why| panic!("{why}: {stdout}"));
    assert_eq!(result["results"][0]["verdict"], "accepted");
    let [.., (_, ended), (_, report)] = &events[..] else { panic!("{events:?}") };
    assert_eq!((&ended["event"], &ended["results"]), (&"result".into(), &result["results"]));
    assert_eq!(report["html"].as_str(), Some(&*desk.read("out.html")));
    assert_eq!(paged.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_search_counts_its_inputs_while_it_goes_on() {
    let desk = desk("search", RIGHT);
    let mut paged = Paged::start(&desk, &["stress", DRAFT, "--time", "1", "--page"]);
    let events = paged.until(0, "report");
    let counts = |event: &Value| event["event"] == "step" && event["what"] == "searching for an input that fails";
    let counts: Vec<&Value> = events.iter().map(|(_, event)| event).filter(|event| counts(event)).collect();
    let is_live = counts.iter().any(|step| step["done"].as_u64() > Some(0) && step["seconds"].as_f64() < Some(0.9));
    assert!(is_live && counts.is_sorted_by_key(|step| step["done"].as_u64()), "{counts:?}");
    assert_eq!(paged.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_command_that_fails_says_so_on_its_page() {
    let desk = desk("broken", RIGHT);
    desk.edit("problems/double/spec.yaml", "1 <= n <= 50", "1 <= m <= 50");
    let paged = Paged::start(&desk, &["stress", DRAFT, "--page"]);
    let events = paged.until(0, "ended");
    let (_, ended) = &events[events.len() - 1];
    assert!(ended["code"] == 2 && ended["message"].as_str().unwrap().contains("spec.yaml"), "{ended}");
}

#[test]
fn an_input_that_is_tried_is_said_to_be_legal_or_not_and_has_both_answers() {
    let desk = desk("box", WRONG);
    let paged = Paged::watch(&desk);
    let wish = |input: &str| json!({ "problem": "double", "input": input, "submission": DRAFT });
    let shown = paged.post("show", &wish("n = 17"));
    assert_eq!(
        (&shown["legal"], &shown["input"], &shown["verdict"]),
        (&true.into(), &"17\n".into(), &"wrong_answer".into())
    );
    assert_eq!((&shown["expected"], &shown["got"]), (&"34".into(), &"35".into()));
    assert_eq!(shown["debug"], format!("printf '%s\\n' 17 | ojkit debug {DRAFT} --problem double --input -"));
    let shown = paged.post("show", &wish("51"));
    let fault = &shown["faults"][0];
    assert_eq!((&shown["legal"], &fault["line"], &fault["column"]), (&false.into(), &1.into(), &1.into()), "{shown}");
    assert!(fault["message"].as_str().unwrap().contains("51"), "{shown}");
    // The lines at whose bounds an input is are said.
    let lines = |input: &str| paged.post("show", &json!({ "problem": "double", "input": input }))["lines"].clone();
    let at = |place: &str| json!([{ "text": "1 <= n <= 50", "at": place }]);
    assert_eq!((lines("1"), lines("7"), lines("50")), (at("n = 1"), json!([]), at("n = 50")));
    // What is missing at the end is missing in the last line, with an end of line or without.
    for input in ["n = ", "n = \n"] {
        let fault = &paged.post("show", &wish(input))["faults"][0];
        assert_eq!((&fault["line"], &fault["column"]), (&1.into(), &5.into()), "{fault}");
    }
    // What names neither is no wish, and what `show` refuses is said.
    let shown = paged.post("show", &json!({ "problem": "triple", "case": "sample/1" }));
    assert!(shown["error"].as_str().unwrap().contains("triple"), "{shown}");
    assert!(paged.post("show", &json!({}))["error"].is_string());
}

#[test]
fn names_in_commands_to_copy_are_one_word_of_a_shell() {
    let desk = desk("shell", WRONG);
    let file = "problems/double/submissions/draft/x;id $(id).py";
    desk.write(file, WRONG);
    let paged = Paged::watch(&desk);
    let shown = paged.post("show", &json!({ "problem": "double", "case": "sample/1", "submission": file }));
    assert_eq!(shown["again"], format!("ojkit show double sample/1 --submission '{file}'"), "{shown}");
    assert_eq!(shown["debug"], format!("ojkit debug '{file}' --problem double --case sample/1"), "{shown}");
}

#[test]
fn what_no_command_can_have_is_refused_without_a_path() {
    let paged = Paged::watch(&desk("words", RIGHT));
    let fields = format!("{}Content-Type: application/json\r\n", paged.host());
    let long = "x".repeat(2_000_000);
    for (what, problem, reason) in
        [("show", "double\0", ""), ("show", &*long, ""), ("keep", "double", "\0"), ("keep", "double", &long)]
    {
        let wish = json!({ "problem": problem, "input": "1", "reason": reason }).to_string();
        let (head, body) = paged.ask(&format!("POST /{}/{what}", paged.key), &fields, &wish);
        assert!(head.starts_with("HTTP/1.1 400") && !body.contains("/ojkit"), "{what}: {head}\n{body}");
    }
}

#[test]
fn an_input_is_kept_from_the_page() {
    let desk = desk("keep", WRONG);
    let paged = Paged::watch(&desk);
    let wish = json!({ "problem": "double", "input": "17\n", "reason": "--help: \"<b>\" & 'quotes'" });
    let said = paged.post("keep", &wish);
    assert!(said["text"].as_str().unwrap().contains("kept in problems/double/kept.yaml"), "{said}");
    let kept = desk.read("problems/double/kept.yaml");
    assert!(kept.contains("17") && kept.contains("--help"), "{kept}");
    let said = paged.post("keep", &json!({ "problem": "double", "input": "51\n", "reason": "too much" }));
    assert!(said["text"].as_str().unwrap().contains("not kept"), "{said}");
    let said = paged.post("keep", &json!({ "problem": "--root", "input": "1\n", "reason": "a flag" }));
    assert!(!said["text"].as_str().unwrap().contains("kept in"), "{said}");
    assert_eq!(desk.read("problems/double/kept.yaml"), kept);
}

#[test]
fn only_a_whole_run_has_a_page() {
    let desk = desk("parts", RIGHT);
    for words in ["gen double --show small --page", "judge --page --part 1/2", "strength --page --parts a b"] {
        let ran = desk.run(words);
        assert!(ran.code.number() == 2 && !ran.stderr.contains("page: http"), "{words}: {}", ran.page());
    }
}
