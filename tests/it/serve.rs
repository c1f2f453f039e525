//! `ojkit serve`, with real pipes: answers before the end of the input, and a bound for everything that a caller or a submission can do.

use crate::desk::Desk;
use crate::records::{RIGHT, desk};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A server, and the pipes to it.
struct Server {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    hello: Value,
}

const SLEEPER: &str = "import time\ninput()\ntime.sleep(1000)\n";

fn command(desk: &Desk, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ojkit"));
    command.args(["serve", "--search", "0"]).args(words).current_dir(&desk.cwd);
    command.env("OJKIT_CACHE_DIR", crate::kit::config().cache_dir).stderr(Stdio::null());
    command
}

fn record(id: &str, code: &str) -> Value {
    json!({ "id": id, "problem": "sum", "language": "python", "code": code })
}

impl Server {
    fn start(desk: &Desk, words: &[&str]) -> Server {
        let mut child = command(desk, words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().expect("a pipe")));
        let mut server = Server { child, input, output, hello: Value::Null };
        server.hello = server.next();
        server
    }

    fn say(&mut self, text: &str) {
        let input = self.input.as_mut().expect("it is open");
        input.write_all(text.as_bytes()).and_then(|()| input.write_all(b"\n")).expect("it reads");
    }

    fn send(&mut self, value: Value) {
        self.say(&value.to_string());
    }

    fn next(&mut self) -> Value {
        next(&mut self.output)
    }

    /// The rest of what it says once its input has ended, and how it ends.
    fn end(mut self) -> (Vec<Value>, Option<i32>) {
        self.input = None;
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("text");
        let rest = rest.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        (rest, self.child.wait().expect("it ends").code())
    }
}

fn next(output: &mut impl BufRead) -> Value {
    let mut line = String::new();
    output.read_line(&mut line).expect("text");
    serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line:?}"))
}

#[test]
fn an_answer_comes_before_the_end_of_the_input_and_each_broken_line_has_one() {
    let mut server = Server::start(&desk("serve-answers"), &[]);
    assert_eq!((&server.hello["protocol"], &server.hello["ojkit"]), (&json!(1), &json!(env!("CARGO_PKG_VERSION"))));
    assert!(server.hello["languages"].as_array().unwrap().contains(&json!("python")), "{}", server.hello);
    let mut first = record("first", RIGHT);
    first["meta"] = json!({ "step": [1, null] });
    server.send(first);
    let answer = server.next();
    assert_eq!((&answer["verdict"], &answer["meta"]), (&json!("accepted"), &json!({ "step": [1, null] })), "{answer}");
    assert!(answer["passed"] == answer["cases"] && answer["time_ms"].as_f64() > Some(0.0), "{answer}");
    let mut misspelt = record("misspelt", RIGHT);
    misspelt["cod"] = json!("");
    let lines = [
        ("{\"id\": 1,".to_owned(), "not JSON", "bad_record"),
        ("[]".to_owned(), "must be an object", "bad_record"),
        (misspelt.to_string(), "`cod`", "bad_record"),
        (record("x", RIGHT).to_string().replace("sum", "tow-sum"), "did you mean `two-sum`?", "unknown_problem"),
        (format!("\"{}\"", "x".repeat(25 << 20)), "at most 25165824 are allowed", "bad_record"),
    ];
    for (at, (line, said, kind)) in lines.iter().enumerate() {
        server.say(line);
        let answer = server.next();
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(said)), "{answer}");
        assert_eq!((&answer["line"], &answer["kind"]), (&json!(at + 2), &json!(kind)), "{answer}");
    }
    server.input.as_mut().unwrap().write_all(b"\"\xff\"\n").unwrap();
    assert_eq!(server.next()["error"], "not UTF-8 from byte 2 on");
    // What was read is answered.
    server.send(record("last", "print(6)\n"));
    let (rest, code) = server.end();
    assert_eq!((rest.len(), &rest[0]["verdict"], code), (1, &json!("wrong_answer"), Some(0)));
    assert!(rest[0]["passed"].as_u64() < rest[0]["cases"].as_u64(), "{}", rest[0]);
}

#[test]
fn who_sleeps_leaves_the_place_to_others_until_a_line_cancels_it_or_its_time_by_the_clock_is_over() {
    let mut server = Server::start(&desk("serve-sleepers"), &["--jobs", "1", "--time-ms", "600000"]);
    let sleepers = ["a", "b", "c"];
    for (at, id) in sleepers.iter().enumerate() {
        server.send(record(id, &format!("{SLEEPER}# {at}\n")));
    }
    let mut late = record("late", &format!("{SLEEPER}# late\n"));
    late["wall_ms"] = json!(600);
    server.send(late);
    server.send(record("right", RIGHT));
    let mut answers = [server.next(), server.next()];
    answers.sort_by_key(|answer| answer["id"].to_string());
    assert_eq!((&answers[0]["id"], &answers[0]["verdict"]), (&json!("late"), &Value::Null), "{answers:?}");
    let why = answers[0]["doubtful"]["why"].as_str().unwrap();
    assert!(why.contains("the 600 ms by the clock"), "{why}");
    assert_eq!((&answers[1]["id"], &answers[1]["verdict"]), (&json!("right"), &json!("accepted")), "{answers:?}");
    for id in sleepers {
        server.send(json!({ "cancel": id }));
        let answer = server.next();
        assert_eq!((&answer["id"], &answer["kind"]), (&json!(id), &json!("cancelled")));
    }
    server.send(json!({ "cancel": "a" }));
    assert_eq!(server.next()["error"], "no record with this id is being judged");
    assert_eq!(server.end(), (Vec::new(), Some(0)));
}

/// The processes that this one has started, and those that they have.
fn below(pid: u32) -> Vec<u32> {
    let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let own: Vec<u32> =
        lists.flat_map(|list| list.split(' ').filter_map(|pid| pid.parse().ok()).collect::<Vec<_>>()).collect();
    own.iter().flat_map(|&pid| [pid].into_iter().chain(below(pid))).collect()
}

fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn nothing_is_left_of_a_server_that_was_killed_or_asked_to_end_or_whose_caller_is_gone() {
    let desk = desk("serve-killed");
    for how in ["kill", "term", "caller"] {
        let mut server = Server::start(&desk, &["--time-ms", "600000"]);
        server.send(record("right", RIGHT));
        server.next();
        server.send(record("sleeper", &format!("{SLEEPER}# {how}\n")));
        let pid = server.child.id();
        until(|| below(pid).len() >= 3);
        let all = below(pid);
        let code = match how {
            "caller" => {
                let Server { mut child, input, output, .. } = server;
                drop((input, output));
                child.wait().unwrap().code()
            }
            _ => {
                let signal = if how == "kill" { libc::SIGKILL } else { libc::SIGTERM };
                // SAFETY: the process is our own child and not reaped.
                unsafe { libc::kill(pid as libc::pid_t, signal) };
                server.child.wait().unwrap().code()
            }
        };
        assert_eq!(
            code,
            [("kill", None), ("term", Some(130)), ("caller", Some(0))].into_iter().find(|one| one.0 == how).unwrap().1
        );
        until(|| all.iter().all(|pid| !std::path::Path::new(&format!("/proc/{pid}")).exists()));
    }
}

#[test]
fn clients_of_a_socket_have_conversations_of_their_own() {
    let desk = desk("serve-socket");
    // A path of a socket is short.
    let path = std::env::temp_dir().join(format!("ojkit-{}.sock", std::process::id()));
    let mut server = command(&desk, &["--socket", path.to_str().unwrap()]).spawn().expect("it starts");
    until(|| UnixStream::connect(&path).is_ok());
    let mut clients: Vec<_> = (0..2).map(|_| BufReader::new(UnixStream::connect(&path).unwrap())).collect();
    for client in &mut clients {
        assert_eq!(next(client)["protocol"], 1);
    }
    for (at, client) in clients.iter_mut().enumerate() {
        let line = record("same", &format!("{RIGHT}# {at}\n")).to_string() + "\n";
        client.get_mut().write_all(line.as_bytes()).unwrap();
    }
    for client in &mut clients {
        let answer = next(client);
        assert_eq!((&answer["line"], &answer["verdict"]), (&json!(1), &json!("accepted")));
    }
    drop(clients.pop());
    let client = &mut clients[0];
    client.get_mut().write_all(b"{\n").unwrap();
    assert_eq!(next(client)["line"], 2);
    // SAFETY: the process is our own child and not reaped.
    unsafe { libc::kill(server.id() as libc::pid_t, libc::SIGTERM) };
    assert_eq!((server.wait().unwrap().code(), path.exists()), (Some(130), false));
}

#[test]
fn the_limits_of_a_record_go_before_those_of_the_spec_and_too_much_memory_has_a_verdict() {
    let desk = desk("serve-limits");
    desk.edit("problems/sum/spec.yaml", "limits: { time_ms: 2000 }\n", "");
    let mut server = Server::start(&desk, &[]);
    let busy = "input()\na = sum(map(int, input().split()))\nfor i in range(10**9): pass\nprint(a)\n";
    let mut slow = record("slow", busy);
    slow["time_ms"] = json!(100);
    server.send(slow);
    let answer = server.next();
    let message = answer["first_failure"]["message"].as_str().unwrap();
    assert_eq!(answer["verdict"], "time_limit_exceeded");
    assert!(message.contains("more than 100 ms") && message.contains("as was asked for this submission"), "{message}");
    server.send(record("bomb", "b = bytearray(4 << 30)\n"));
    let answer = server.next();
    assert_eq!((&answer["verdict"], &answer["doubtful"]), (&json!("memory_limit_exceeded"), &Value::Null), "{answer}");
    let mut wrong = record("wrong", RIGHT);
    wrong["memory_mib"] = json!(0);
    server.send(wrong);
    assert_eq!(server.next()["error"], "`memory_mib` is a whole number from 1 to 65536");
    server.end();
}

#[test]
fn records_through_a_pipe_are_answered_one_by_one() {
    let desk = desk("serve-pipe");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ojkit"));
    command.args(["judge", "--from", "-", "--search", "0"]).current_dir(&desk.cwd).stderr(Stdio::null());
    command.env("OJKIT_CACHE_DIR", crate::kit::config().cache_dir);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for at in 1..=2 {
        input.write_all(format!("{}\n", record("one", RIGHT)).as_bytes()).unwrap();
        let answer = next(&mut output);
        assert_eq!(
            (&answer["line"], &answer["verdict"], &answer["time_ms"]),
            (&json!(at), &json!("accepted"), &Value::Null)
        );
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn what_the_submission_is_not_to_blame_for_has_no_verdict_and_a_language_has_several_names() {
    let desk = desk("serve-blame");
    let checker = "import sys\nsys.exit(42 if sys.stdin.read() == open(sys.argv[2]).read() else 7)\n";
    desk.write("problems/sum/checker.py", checker);
    desk.edit("problems/sum/spec.yaml", "model:", "checker: { program: checker.py, interface: kattis }\nmodel:");
    let mut server = Server::start(&desk, &[]);
    server.send(record("checker", "print(999)\n"));
    let answer = server.next();
    assert_eq!((&answer["verdict"], answer.get("score")), (&Value::Null, None), "{answer}");
    assert!(
        answer["doubtful"]["why"].as_str().unwrap_or_default().starts_with("not the submission failed"),
        "{answer}"
    );
    let mut library = record("library", "use rand::Rng;\nfn main() {}\n");
    library["language"] = json!("rust");
    server.send(library);
    let answer = server.next();
    assert_eq!((&answer["verdict"], answer.get("kind")), (&Value::Null, None), "{answer}");
    assert!(answer["doubtful"]["why"].as_str().unwrap().contains("the crate `rand` was not found"), "{answer}");
    for (language, code) in [("python3", "def"), (".py", "def"), ("PYTHON", "def"), ("C++", "int")] {
        let mut named = record(language, code);
        named["language"] = json!(language);
        server.send(named);
        assert_ne!(server.next()["verdict"], Value::Null, "{language}");
    }
    for (name, value) in [("time_ms", json!(-1)), ("memory_mib", json!(1e3)), ("search", json!("2"))] {
        let mut wrong = record("wrong", RIGHT);
        wrong[name] = value;
        server.send(wrong);
        let answer = server.next();
        assert!(
            answer["error"].as_str().unwrap().starts_with(&format!("`{name}` is a whole number from ")),
            "{answer}"
        );
    }
    server.end();
}

#[test]
fn who_waits_for_the_same_code_waits_no_longer_than_it_may() {
    let mut server = Server::start(&desk("serve-waiting"), &["--time-ms", "600000"]);
    server.send(record("first", SLEEPER));
    let mut same = record("same", SLEEPER);
    same["wall_ms"] = json!(500);
    server.send(same);
    let answer = server.next();
    assert_eq!((&answer["id"], &answer["verdict"]), (&json!("same"), &Value::Null), "{answer}");
    server.send(json!({ "cancel": "first" }));
    assert_eq!(server.next()["kind"], "cancelled");
    assert_eq!(server.end(), (Vec::new(), Some(0)));
}

#[test]
fn a_server_whose_hands_are_full_reads_cancels_and_ends_although_nobody_reads_it() {
    let mut server = Server::start(&desk("serve-full"), &["--jobs", "1", "--time-ms", "600000"]);
    for at in 0..70 {
        server.send(record(&at.to_string(), SLEEPER));
    }
    for id in ["69", "0"] {
        server.send(json!({ "cancel": id }));
        let answer = server.next();
        assert_eq!((&answer["id"], &answer["kind"]), (&json!(id), &json!("cancelled")));
    }
    for line in [r#"{"cancel":1,"id":2}"#, r#"{"cancel":[1]}"#] {
        server.say(line);
    }
    let long = json!({ "id": "long", "meta": "x".repeat((1 << 20) + 1) });
    server.send(long);
    server.say(&format!("{{\"id\":\"many\",\"meta\":[0{}]}}", ",0".repeat(200_000)));
    for at in 0..40 {
        server.send(json!({ "cancel": "y".repeat(10_000), "id": at }));
    }
    // SAFETY: the process is our own child and not reaped.
    unsafe { libc::kill(server.child.id() as libc::pid_t, libc::SIGTERM) };
    assert_eq!(server.child.wait().unwrap().code(), Some(130));
}
