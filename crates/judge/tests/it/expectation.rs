//! Submissions of a folder, and what each is expected to be.

use ojkit_judge::expectation::*;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Problem;
use ojkit_model::score::Expectation;
use ojkit_model::verdict::Verdict;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A problem folder with empty files; removed when it goes.
struct Folder(PathBuf);

impl Folder {
    fn with(files: &[&str]) -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("ojkit-discover-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let root = std::env::temp_dir().join(name);
        for file in files {
            let path = root.join("submissions").join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        Folder(root)
    }

    fn discover(&self, problem: &Problem) -> (Vec<(String, Vec<Verdict>)>, Vec<String>) {
        let known = |path: &Path| path.extension().is_some_and(|e| e == "rs" || e == "py");
        let (found, faults) = discover(problem, &self.0, &known);
        let strip = |fault: Diagnostic| fault.to_string().replace(&format!("{}/", self.0.display()), "");
        (found.into_iter().map(|s| (s.path, s.expected)).collect(), faults.into_iter().map(strip).collect())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_name_that_a_terminal_would_obey_is_refused_and_written_out() {
    let folder = Folder::with(&["draft/a\x1b[31m.py"]);
    let (found, faults) = folder.discover(&Problem::default());
    assert!(found.is_empty() && faults.len() == 1, "{found:?} {faults:?}");
    assert!(faults[0].contains("\\u{1b}[31m.py") && !faults[0].contains('\x1b'), "{faults:?}");
}

#[test]
fn submissions_are_listed_by_verdict_then_by_name() {
    let folder = Folder::with(&[
        "wrong_answer/greedy.rs",
        "accepted/b.py",
        "accepted/a.rs",
        "draft/solution.rs",
        "run_time_error/index.py",
        "memory_limit_exceeded/table.rs",
        "time_limit_exceeded/minimax.rs",
    ]);
    let (found, faults) = folder.discover(&Problem::default());
    let paths: Vec<&str> = found.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(faults, [""; 0]);
    assert_eq!(
        paths,
        [
            "accepted/a.rs",
            "accepted/b.py",
            "wrong_answer/greedy.rs",
            "time_limit_exceeded/minimax.rs",
            "memory_limit_exceeded/table.rs",
            "run_time_error/index.py",
            "draft/solution.rs"
        ]
    );
    assert_eq!(found[2].1, [Verdict::WrongAnswer]);
    assert_eq!(found[6].1, []);
}

#[test]
fn the_spec_speaks_before_the_directory() {
    let folder = Folder::with(&["time_limit_exceeded/memo.py"]);
    let either = vec![Verdict::TimeLimitExceeded, Verdict::RunTimeError];
    let problem = Problem {
        expect: vec![(
            "time_limit_exceeded/memo.py".into(),
            Expectation { verdicts: either.clone(), ..Expectation::default() },
        )],
        ..Problem::default()
    };
    assert_eq!(folder.discover(&problem), (vec![("time_limit_exceeded/memo.py".into(), either)], vec![]));
}

#[test]
fn hidden_files_backups_and_compilers_leftovers_are_passed_over() {
    let folder = Folder::with(&[
        "accepted/a.rs",
        "accepted/.a.rs.swp",
        "accepted/a.rs~",
        "accepted/a.rs.orig",
        "accepted/#a.rs#",
        "accepted/A.class",
        "accepted/__pycache__/a.pyc",
        ".DS_Store",
    ]);
    assert_eq!(folder.discover(&Problem::default()), (vec![("accepted/a.rs".into(), vec![Verdict::Accepted])], vec![]));
}

#[test]
fn whatever_else_is_no_submission_is_said_with_a_remedy() {
    let folder = Folder::with(&["accepted/a.pas", "accepted/README", "accepted/deep/a.rs", "a.rs", "rejected/a.rs"]);
    let problem = Problem { expect: vec![("accepted/gone.rs".into(), Expectation::default())], ..Problem::default() };
    let (found, faults) = folder.discover(&problem);
    assert_eq!(found, []);
    let expected = [
        "submissions/a.rs: error: a submission belongs in a directory named after its expected verdict",
        "submissions/accepted/README: error: no language is known for a file without an extension",
        "submissions/accepted/a.pas: error: no language is known for `.pas` files",
        "submissions/accepted/deep: error: a submission is one file, and this is a folder",
        "submissions/rejected: error: this directory names no verdict",
        "spec.yaml: error: `expect:` names `accepted/gone.rs`, which is not a submission",
    ];
    assert_eq!(faults.len(), expected.len());
    for (fault, expected) in faults.iter().zip(expected) {
        assert!(fault.starts_with(expected) && fault.contains("help: "), "{fault}");
    }
}

#[test]
fn a_problem_without_submissions_has_none() {
    assert_eq!(Folder::with(&[]).discover(&Problem::default()), (vec![], vec![]));
}

#[test]
fn a_file_from_anywhere_is_expected_to_be_accepted_unless_its_folder_says_otherwise() {
    let folder = Folder::with(&["wrong_answer/a.rs", "draft/a.rs", "elsewhere/a.rs"]);
    let of = |file: &str| {
        let submission = of_file(&Problem::default(), &folder.0, &folder.0.join("submissions").join(file));
        (submission.path, submission.expected)
    };
    assert_eq!(of("wrong_answer/a.rs"), ("wrong_answer/a.rs".into(), vec![Verdict::WrongAnswer]));
    assert_eq!(of("draft/a.rs"), ("draft/a.rs".into(), vec![Verdict::Accepted]));
    assert_eq!(of("elsewhere/a.rs"), ("elsewhere/a.rs".into(), vec![Verdict::Accepted]));
}
