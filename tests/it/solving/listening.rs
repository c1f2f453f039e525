//! `ojkit listen`, as a process of its own that is posted to.

use super::ojkit;
use crate::desk::Desk;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Child;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

struct Listener {
    child: Child,
    port: u16,
    lines: Receiver<String>,
}

impl Listener {
    fn start(desk: &Desk) -> Listener {
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        let mut child = ojkit(desk, &["listen", "--port", &port.to_string()]).spawn().unwrap();
        let (send, lines) = channel();
        let mut told = BufReader::new(child.stderr.take().unwrap());
        let mut first = String::new();
        told.read_line(&mut first).unwrap();
        assert!(first.contains(&format!("listening on 127.0.0.1:{port}")), "{first}");
        let outputs: [Box<dyn BufRead + Send>; 2] =
            [Box::new(told), Box::new(BufReader::new(child.stdout.take().unwrap()))];
        for output in outputs {
            let send = send.clone();
            thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        }
        Listener { child, port, lines }
    }

    fn send(&self, bytes: &[u8]) -> String {
        send(self.port, bytes)
    }

    fn post(&self, body: &str, headers: &str) -> String {
        post(self.port, body, headers)
    }

    /// Waits for a line that holds this text.
    fn wait(&self, text: &str) {
        let mut seen = Vec::new();
        loop {
            let line =
                self.lines.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("{text} after {seen:#?}"));
            if line.contains(text) {
                return;
            }
            seen.push(line);
        }
    }
}

/// Sends bytes as they are; gives what is answered.
fn send(port: u16, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    // The other side may have had enough.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn post(port: u16, body: &str, headers: &str) -> String {
    let head = format!("POST / HTTP/1.1\r\nHost: localhost:{port}\r\n{headers}Content-Length: {}\r\n\r\n", body.len());
    send(port, format!("{head}{body}").as_bytes())
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn problem(name: &str) -> serde_json::Value {
    json!({
        "name": name, "group": "Codeforces - Round 9", "url": format!("https://example.org/{}", name.len()), "interactive": false,
        "memoryLimit": 256, "timeLimit": 2000, "testType": "single", "input": { "type": "stdin" }, "output": { "type": "stdout" },
        "tests": [{ "input": "3\n1 2 3\n", "output": "6\n" }],
    })
}

#[test]
fn a_post_becomes_a_folder_with_the_users_template_whose_samples_run() {
    let desk = Desk::empty("listen");
    desk.write("problems/.keep", "");
    let listener = Listener::start(&desk);
    desk.write("template.py", "n = int(input())\nprint(sum(map(int, input().split())))\n");
    let answer = listener.post(&problem("B. Pebbles").to_string(), "Origin: moz-extension://1\r\n");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    listener.wait("problems/b-pebbles, 1 sample");
    let ran = desk.run("test problems/b-pebbles/submissions/draft/solution.py");
    assert!(ran.code.number() == 0 && ran.stdout.contains("Passed 1 sample"), "{}", ran.page());

    // The same once more changes nothing of the user's; another of that name gets a folder of its own.
    desk.write("problems/b-pebbles/submissions/draft/solution.py", "mine");
    listener.post(&problem("B. Pebbles").to_string(), "");
    listener.wait("is there already");
    assert_eq!(desk.read("problems/b-pebbles/submissions/draft/solution.py"), "mine");
    let mut changed = problem("B. Pebbles");
    changed["tests"] = json!([{ "input": "3 1 2 3", "output": "6" }, { "input": "1\n5\n", "output": "5\n" }]);
    listener.post(&changed.to_string(), "");
    listener.wait("sample 2 of the post is not in it");
    let mut other = problem("B. Pebbles");
    other["url"] = "https://example.org/other".into();
    listener.post(&other.to_string(), "");
    listener.wait("problems/b-pebbles-2");

    // What a post does not say of a question, the bank does; without it, the page is asked for.
    let mut question = problem("Two Sum");
    question["url"] = "https://leetcode.com/problems/two-sum/".into();
    listener.post(&question.to_string(), "");
    listener.wait("Two Sum: problems/two-sum, from the bank");
    assert!(desk.read("problems/two-sum/submissions/draft/solution.py").contains("twoSum"));
    question["url"] = "https://leetcode.com/problems/no-such-question/".into();
    listener.post(&question.to_string(), "");
    listener.wait("ojkit import leetcode -");
    assert!(!desk.root.join("problems/no-such-question").exists());
}

#[test]
fn without_a_template_a_post_becomes_a_draft_in_the_language_that_is_set() {
    let desk = Desk::empty("listen-language");
    desk.write("problems/.keep", "");
    desk.write("ojkit.toml", "language = \"python\"\n");
    let listener = Listener::start(&desk);
    // Each template is a draft, whatever language is set.
    desk.write("template.cpp", "int main() {}\n");
    let mut task = problem("A. String Task");
    task["url"] = json!("https://codeforces.com/contest/118/problem/A");
    listener.post(&task.to_string(), "");
    listener.wait("next: ojkit test --watch problems/a-string-task/submissions/draft/solution.py");
    assert_eq!(desk.read("problems/a-string-task/submissions/draft/solution.cpp"), "int main() {}\n");
    std::fs::remove_file(desk.root.join("template.cpp")).unwrap();
    std::fs::remove_file(desk.root.join("problems/a-string-task/submissions/draft/solution.cpp")).unwrap();
    for command in ["test 118a", "list 118A", "list 118"] {
        let ran = desk.run(command);
        assert!(ran.stdout.contains("a-string-task"), "{command}: {}", ran.page());
    }
    let mut posted = problem("B. Pebbles");
    posted["group"] = json!("Heap of Stones - Round 9");
    listener.post(&posted.to_string(), "");
    let draft = "problems/b-pebbles/submissions/draft/solution.py";
    listener.wait(&format!("next: ojkit test --watch {draft}"));
    assert!(desk.read(draft).contains("stdin"));
    desk.write(draft, "n = int(input())\nprint(sum(map(int, input().split())))\n");
    // No table of judges is complete: what its box takes is a program.
    let ran = desk.run("submit b-pebbles");
    assert!(ran.code.number() == 0 && ran.stdout.starts_with("n = int"), "{}", ran.page());
}

#[test]
fn a_contest_becomes_a_folder_with_all_its_problems() {
    let desk = Desk::empty("listen-contest");
    desk.write("problems/.keep", "");
    let listener = Listener::start(&desk);
    let names = ["A. One", "B. Two", "C. Three"];
    for name in names {
        let mut body = problem(name);
        body["batch"] = json!({ "id": "x", "size": names.len() });
        body["interactive"] = (name == "C. Three").into();
        assert!(listener.post(&body.to_string(), "").starts_with("HTTP/1.1 200"));
    }
    listener.wait("interactive");
    for (slug, folder) in [("a-one", "sample"), ("b-two", "sample"), ("c-three", "not-run")] {
        assert_eq!(desk.read(&format!("round-9/problems/{slug}/{folder}/1.in")), "3\n1 2 3\n");
    }
    let ran = desk.within("round-9").run("list");
    assert!(ran.code.number() == 0 && ran.stdout.contains("c-three"), "{}", ran.page());
}

#[test]
fn what_is_no_post_of_an_extension_is_refused_and_told() {
    let desk = Desk::empty("listen-refused");
    desk.write("problems/.keep", "");
    let listener = Listener::start(&desk);
    let body = problem("A").to_string();
    assert!(listener.post("{\"name\": ", "").starts_with("HTTP/1.1 422"));
    listener.wait("this is not a problem");
    assert!(listener.post(&body, "Origin: https://evil.example\r\n").starts_with("HTTP/1.1 403"));
    listener.wait("https://evil.example");
    let head = format!("POST / HTTP/1.1\r\nHost: localhost:{}\r\nContent-Length: 104857600\r\n\r\n", listener.port);
    let huge = [head.as_bytes(), &vec![b' '; 1 << 20]].concat();
    listener.send(&huge);
    listener.wait("104857600 bytes");
    let wrong = format!("POST / HTTP/1.1\r\nHost: rebound.example:{}\r\nContent-Length: 2\r\n\r\n{{}}", listener.port);
    assert!(listener.send(wrong.as_bytes()).starts_with("HTTP/1.1 403"));
    assert!(listener.send(b"GET / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
    let half = format!("POST / HTTP/1.1\r\nHost: localhost:{}\r\nContent-Length: 50\r\n\r\nhalf", listener.port);
    {
        let mut stream = TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
    }
    listener.wait("after 4 of 50 bytes");
    for name in ["../../outside", "/etc/passwd", "..", "a/../../b", "C:\\x"] {
        assert!(listener.post(&problem(name).to_string(), "").starts_with("HTTP/1.1 200"), "{name}");
    }
    let mut listed: Vec<String> = std::fs::read_dir(desk.root.join("problems"))
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    listed.sort();
    assert_eq!(listed, [".keep", "2", "a-b", "c-x", "etc-passwd", "outside"]);
    let mut around: Vec<_> = std::fs::read_dir(&desk.root).unwrap().map(|e| e.unwrap().file_name()).collect();
    around.sort();
    assert_eq!(around, ["languages.yaml", "problems"]);
}

#[test]
fn a_burst_of_posts_loses_none() {
    const POSTS: usize = 200;
    let desk = Desk::empty("listen-burst");
    desk.write("problems/.keep", "");
    let listener = Listener::start(&desk);
    thread::scope(|scope| {
        for lane in 0..20 {
            let port = listener.port;
            scope.spawn(move || {
                for number in 0..POSTS / 20 {
                    let name = format!("Task {lane} of {number}");
                    assert!(post(port, &problem(&name).to_string(), "").starts_with("HTTP/1.1 200"));
                }
            });
        }
    });
    let count = std::fs::read_dir(desk.root.join("problems")).unwrap().count();
    assert_eq!(count, POSTS + 1);
}

#[test]
fn a_port_in_use_is_told() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let desk = Desk::empty("listen-taken");
    desk.write("problems/.keep", "");
    let ran = desk.run(&format!("listen --port {port}"));
    assert_eq!(ran.code.number(), 3, "{}", ran.page());
    assert!(
        ran.stderr.contains("another program is listening there") && ran.stderr.contains("--port"),
        "{}",
        ran.page()
    );
}
