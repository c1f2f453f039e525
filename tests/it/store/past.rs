//! What is solved, by a history and files.

use ojkit::store::day::Day;
use ojkit::store::history::{Event, Line, Proof, digest};
use ojkit::store::past::{By, Past, State, past};
use std::fs;

fn line(day: &str, event: Event, text: &str) -> Line {
    let proof = (event != Event::Tried).then(Proof::default);
    Line { day: Day::parse(day).unwrap(), event, file: "draft/a.py".into(), digest: digest(text.as_bytes()), proof }
}

/// What follows where these files hold these texts.
fn after(lines: &[Line], files: &[(&str, &str)]) -> Past {
    let folder = std::env::temp_dir().join(format!("ojkit-past-{}", ojkit_files::atomic::unique()));
    for (file, text) in files {
        ojkit_files::atomic::write(&folder.join(file), text.as_bytes()).unwrap();
    }
    let names: Vec<String> = files.iter().map(|(file, _)| (*file).to_owned()).collect();
    let past = past(lines, &names, &|file| folder.join(file));
    let _ = fs::remove_dir_all(folder);
    past
}

#[test]
fn a_problem_is_solved_by_what_passed_and_still_stands() {
    let (tried, passed) = (line("2026-11-20", Event::Tried, "a"), line("2026-11-21", Event::Passed, "b"));
    let state = |past: Past| (past.state, past.day.map(|day| day.to_string()), past.is_changed);
    let on = |day: &str| Some(day.to_owned());
    assert_eq!(state(after(&[], &[("draft/a.py", "a")])), (State::Draft, None, false));
    assert_eq!(
        state(after(std::slice::from_ref(&tried), &[("draft/a.py", "a")])),
        (State::Tried, on("2026-11-20"), false)
    );
    let both = [tried, passed];
    assert_eq!(state(after(&both, &[("draft/a.py", "b")])), (State::Solved, on("2026-11-21"), false));
    assert_eq!(state(after(&both, &[("draft/a.py", "c")])), (State::Solved, on("2026-11-21"), true));
    assert_eq!(state(after(&both, &[("draft/other.py", "b")])), (State::Solved, on("2026-11-21"), false), "renamed");
    let failed = [&both[..], &[line("2026-11-22", Event::Tried, "b")]].concat();
    assert_eq!(state(after(&failed, &[("draft/a.py", "b")])), (State::Tried, on("2026-11-22"), false));
}

#[test]
fn the_folder_of_accepted_submissions_is_a_claim_of_its_own() {
    let past = after(&[], &[("accepted/a.py", "a")]);
    assert_eq!((past.state, past.by, past.day), (State::Solved, Some(By::Folder), None));
    let lines = [line("2026-11-21", Event::Passed, "a"), line("2026-11-22", Event::Submitted, "a")];
    let past = after(&lines, &[("accepted/a.py", "a")]);
    assert_eq!(past.by, Some(By::Line(Event::Submitted, Proof::default())));
    let past = after(&lines, &[("accepted/a.py", "b")]);
    assert_eq!((past.by, past.is_changed), (Some(By::Folder), false), "judge looks after it");
}
