//! The traces of runs.

use ojkit::store::runs::{About, Runs};
use ojkit_files::atomic::unique;
use std::fs;
use std::path::Path;

fn about(submission: &str) -> About {
    let (cwd, root, submission) = ("/c".to_owned(), "/c".to_owned(), Some(submission.to_owned()));
    About { format: 1, command: "test".into(), cwd, root, submission, problem: None, pid: 1, started: 0 }
}

#[test]
fn the_newest_run_of_a_submission_says_whether_it_lives_and_what_came_of_it() {
    let cache = std::env::temp_dir().join(format!("ojkit-runs-{}", unique()));
    let runs = Runs::at(&cache);
    assert!(runs.latest(Path::new("/c/a.py")).is_none());
    let mut trace = runs.begin(&about("/c/a.py")).unwrap();
    trace.event(r#"{"event":"case"}"#);
    let run = runs.latest(Path::new("/c/a.py")).unwrap();
    assert_eq!((run.is_alive, run.result), (true, None));
    trace.result(r#"{"event":"result","verdict":"accepted"}"#);
    drop(trace);
    let run = runs.latest(Path::new("/c/a.py")).unwrap();
    assert_eq!((run.is_alive, run.result.unwrap()["verdict"].as_str()), (false, Some("accepted")));
    assert!(runs.latest(Path::new("/c/b.py")).is_none());
    fs::remove_dir_all(cache).unwrap();
}

#[test]
fn no_more_than_the_newest_are_kept_and_of_the_old_those_that_live() {
    let cache = std::env::temp_dir().join(format!("ojkit-runs-{}", unique()));
    let runs = Runs::at(&cache);
    let first = runs.begin(&about("/c/first.py")).unwrap();
    for at in 0..105 {
        drop(runs.begin(&about(&format!("/c/{at}.py"))).unwrap());
    }
    assert_eq!(fs::read_dir(cache.join("runs")).unwrap().count(), 101, "the first lives");
    assert!(runs.latest(Path::new("/c/first.py")).is_some_and(|run| run.is_alive));
    assert!(runs.latest(Path::new("/c/3.py")).is_none() && runs.latest(Path::new("/c/50.py")).is_some());
    drop(first);
    fs::remove_dir_all(cache).unwrap();
}

#[test]
fn events_have_a_bound_and_the_result_is_kept() {
    let cache = std::env::temp_dir().join(format!("ojkit-runs-{}", unique()));
    let runs = Runs::at(&cache);
    let mut trace = runs.begin(&about("/c/a.py")).unwrap();
    (0..6).for_each(|_| trace.event(&"x".repeat(1 << 18)));
    trace.result(r#"{"event":"result"}"#);
    let folder = cache.join("runs").join(trace.name());
    assert!(fs::metadata(folder.join("events.jsonl")).unwrap().len() < 1 << 20);
    assert!(runs.latest(Path::new("/c/a.py")).unwrap().result.is_some());
    fs::remove_dir_all(cache).unwrap();
}
