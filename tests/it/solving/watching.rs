//! `ojkit test --watch`, as a process of its own.

use super::{BRUTE, DRAFT, ORACLE, WRONG, desk, ojkit, solution};
use std::io::{BufRead, BufReader};
use std::process::Child;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A watch, and the lines that it prints.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    fn start(desk: &crate::desk::Desk) -> Watch {
        let mut child = ojkit(desk, &["test", "--watch"]).spawn().unwrap();
        let (send, lines) = channel();
        let stdout = child.stdout.take().unwrap();
        thread::spawn(move || {
            BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        Watch { child, lines }
    }

    /// Waits for a line that holds this text; gives all lines up to it.
    fn wait(&self, text: &str) -> Vec<String> {
        let end = Instant::now() + Duration::from_secs(120);
        let mut seen = Vec::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).unwrap_or_else(|_| panic!("{text} after {seen:#?}"));
            let found = line.contains(text);
            seen.push(line);
            if found {
                return seen;
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_save_tests_again_and_the_countercase_stays_until_it_passes() {
    let desk = desk("watch", &solution(WRONG));
    desk.write(ORACLE, BRUTE);
    let watch = Watch::start(&desk);
    watch.wait("target = -3");
    watch.wait("MiB");
    // Still wrong on it, and on a sample before it: the countercase is what is looked at.
    desk.write(DRAFT, &solution("return [0, 1]"));
    watch.wait("target = -3");
    watch.wait("MiB");
    desk.write(DRAFT, BRUTE);
    let seen = watch.wait("samples");
    assert!(!seen.iter().any(|line| line.contains("wrong")), "{seen:#?}");
}

#[test]
fn a_save_ends_a_test_that_still_runs() {
    let desk = desk("watch-cancel", &solution("while True: pass"));
    // An hour would be too long to wait.
    desk.edit("problems/pair/spec.yaml", "examples:", "limits: { time_ms: 100000 }\nexamples:");
    let watch = Watch::start(&desk);
    watch.wait(DRAFT);
    thread::sleep(Duration::from_secs(2));
    desk.write(DRAFT, &solution("return [0, 1]"));
    watch.wait("wrong_answer on sample/2");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_watch_with_what_the_last_test_gave() {
    for (draft, code) in [(BRUTE.to_owned(), 0), (solution("return [0, 1]"), 1)] {
        let desk = desk(&format!("watch-end-{code}"), &draft);
        let mut watch = Watch::start(&desk);
        // It says so once it knows how the test has ended.
        let mut said = BufReader::new(watch.child.stderr.take().unwrap()).lines();
        assert!(said.any(|line| line.is_ok_and(|line| line.starts_with("watching"))));
        // SAFETY: a signal to a child that has not been waited for.
        unsafe { libc::kill(watch.child.id() as libc::pid_t, libc::SIGINT) };
        assert_eq!(watch.child.wait().unwrap().code(), Some(code));
    }
}
