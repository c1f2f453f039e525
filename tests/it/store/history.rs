//! The history of a problem.

use ojkit::store::day::Day;
use ojkit::store::history::{self, Event, Line, Proof, digest, read, standing};
use ojkit_files::atomic;
use ojkit_work::collection::PROGRESS;

fn line(day: &str, event: Event, text: &str) -> Line {
    let proof = (event != Event::Tried).then_some(Proof { samples: 2, cases: 40, ..Proof::default() });
    Line { day: Day::parse(day).unwrap(), event, file: "draft/a.py".into(), digest: digest(text.as_bytes()), proof }
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ojkit-history-{name}-{}", atomic::unique()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_day_has_one_line_for_a_file_and_what_happened() {
    let folder = folder("day");
    let (path, lock) = (folder.join(PROGRESS), folder.join("lock"));
    let note = |day: &str, event, text: &str| history::note(&path, &lock, &line(day, event, text)).unwrap();
    assert!(note("2026-11-24", Event::Tried, "a"));
    assert!(!note("2026-11-24", Event::Tried, "b"), "a second failure of a day says nothing new");
    assert!(note("2026-11-24", Event::Passed, "c"));
    assert!(!note("2026-11-24", Event::Passed, "c"));
    assert!(note("2026-11-24", Event::Passed, "d"));
    assert!(!note("2026-11-24", Event::Tried, "e"), "an experiment behind a pass takes nothing back");
    assert!(note("2026-11-25", Event::Passed, "d"), "another day is another line");
    let expected = [
        line("2026-11-24", Event::Tried, "a"),
        line("2026-11-24", Event::Passed, "d"),
        line("2026-11-25", Event::Passed, "d"),
    ];
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.starts_with("# day, "), "{written}");
    assert!(written.lines().skip(1).eq(expected.iter().map(ToString::to_string)), "{written}");
    assert_eq!(read(&path, ""), (expected.to_vec(), Vec::new()));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_text_that_fails_later_has_not_passed_and_one_that_passes_again_has() {
    let lines = [
        line("2026-11-24", Event::Passed, "a"),
        line("2026-11-25", Event::Passed, "b"),
        line("2026-11-26", Event::Tried, "a"),
    ];
    assert_eq!(standing(&lines).collect::<Vec<_>>(), [&lines[1]]);
    let again = [&lines[..], &[line("2026-11-27", Event::Passed, "a")]].concat();
    assert_eq!(standing(&again).collect::<Vec<_>>(), [&again[1], &again[3]]);
    let folder = folder("again");
    let (path, lock) = (folder.join(PROGRESS), folder.join("lock"));
    let note = |line: &Line| history::note(&path, &lock, line).unwrap();
    assert!(lines.iter().all(note) && note(&line("2026-11-26", Event::Tried, "b")), "it takes back what passed");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn ends_of_lines_make_no_other_digest() {
    assert_eq!(digest(b"a\r\nb\r\n"), digest(b"a\nb\n"));
    assert_ne!(digest(b"a\rb"), digest(b"ab"));
}
