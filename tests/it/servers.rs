//! Nothing of a case reaches the next, whether a language starts once for all of them or anew for each.

use crate::kit::{self, Folder};
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::batch_program::Solution;
use ojkit_judge::built::Built;
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;

const SPEC: &str = "format: 1\ntitle: Twice\nfunction: twice\nparameters:\n  n: integer\nreturns: integer\nconstraints: |\n  1 <= n <= 100\nlimits: { time_ms: 700, memory_mib: 256 }\n";

/// The judgement of one file on the cases 1 to 12, whose answers are twice the number; `None` where its compiler is missing.
fn judged(file: &str, text: &str) -> Option<Judgement> {
    judged_in_order(file, text, (1..=12).collect(), 1)
}

/// The same with the cases in another order and on so many threads.
fn judged_in_order(file: &str, text: &str, order: Vec<usize>, jobs: usize) -> Option<Judgement> {
    let bound = Bound::read("twice", "spec.yaml", SPEC.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let files = [(&*format!("submissions/accepted/{file}"), text.to_owned())];
    let folder = Folder::new(&format!("servers/{file}"), bound, &files);
    let case = |n: usize| Case {
        name: format!("secret/edge/{n:02}"),
        group: "edge".into(),
        input: format!("{n}\n").into_bytes(),
        answer: Some(format!("{}\n", 2 * n).into_bytes()),
        ..Case::default()
    };
    let cases: Vec<Case> = order.into_iter().map(case).collect();
    let submissions = folder.submissions();
    let [submission] = &submissions[..] else { panic!("{submissions:?}") };
    let entry = Entry { bound: &folder.bound, submission, cases: &cases };
    let options = Options { jobs, all_cases: true, ..Options::default() };
    let judgement = submission::judge(&folder.machine, &[entry], &options, &mut |_| ()).remove(0);
    match &judgement.skipped {
        Some(missing) => {
            skipped(&missing.why);
            None
        }
        None => Some(judgement),
    }
}

fn verdicts(judgement: &Judgement) -> Vec<Verdict> {
    judgement.cases().iter().map(|case| case.verdict).collect()
}

/// Twelve verdicts, the third of which is another.
fn all_but_the_third(verdict: Verdict) -> Vec<Verdict> {
    let third = |n: usize| if n == 3 { verdict } else { Verdict::Accepted };
    (1..=12).map(third).collect()
}

fn python(body: &str) -> String {
    format!(
        "import os, sys\nseen = []\nclass Solution:\n    def twice(self, n: int) -> int:\n{body}\n        return 2 * n\n"
    )
}

fn java(body: &str) -> String {
    format!(
        "class Solution {{\n    static int seen = 0;\n    public int twice(int n) {{\n        {body}\n        return 2 * n;\n    }}\n}}\n"
    )
}

#[test]
fn what_a_submission_keeps_for_itself_is_new_in_every_case_and_its_figures_are_there() {
    for (file, text) in [
        ("kept.py", python("        seen.append(n)\n        print(n)\n        n = n * len(seen)")),
        ("kept.java", java("seen++; System.out.println(n); n = n * seen;")),
    ] {
        let Some(judgement) = judged(file, &text) else { continue };
        assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{file}: {judgement:?}");
        assert!(judgement.cases().iter().all(|case| case.time_ms > 0.0 && case.memory_kib > 1000), "{judgement:?}");
        assert!(judgement.cases().iter().all(|case| case.note.is_empty()), "{judgement:?}");
    }
}

#[test]
fn the_order_of_the_cases_and_the_number_of_processes_change_no_verdict() {
    let cpp = "#include <vector>\nstatic int seen = 0;\nclass Solution {\npublic:\n    int twice(int n) { if (seen++ || n % 5 == 0) n++; return 2 * n; }\n};\n";
    for (file, text) in [
        ("order.cpp", cpp.to_owned()),
        ("order.py", python("        seen.append(n)\n        n += len(seen) > 1 or n % 5 == 0")),
        ("order.java", java("if (seen++ > 0 || n % 5 == 0) n++;")),
    ] {
        for (order, jobs) in
            [((1..=12).collect::<Vec<_>>(), 1), ((1..=12).rev().collect(), 1), ((1..=12).rev().collect(), 3)]
        {
            let Some(judgement) = judged_in_order(file, &text, order, jobs) else { continue };
            let mut wrong: Vec<&str> = judgement
                .cases()
                .iter()
                .filter(|case| case.verdict == Verdict::WrongAnswer)
                .map(|case| &*case.case)
                .collect();
            wrong.sort_unstable();
            assert_eq!(wrong, ["secret/edge/05", "secret/edge/10"], "{file}: {judgement:?}");
        }
    }
}

#[test]
fn a_failure_is_told_of_a_process_of_its_own_and_the_cases_behind_it_are_judged() {
    for (file, text, verdict, message) in [
        ("wrong.py", python("        n += n == 3"), Verdict::WrongAnswer, "expected 6, got 8"),
        ("raises.py", python("        1 // (n - 3)"), Verdict::RunTimeError, "ZeroDivisionError"),
        ("leaves.py", python("        n == 3 and os._exit(7)"), Verdict::RunTimeError, "exit code 7"),
        ("hangs.py", python("        while n == 3: pass"), Verdict::TimeLimitExceeded, "CPU time"),
        ("wrong.java", java("if (n == 3) n++;"), Verdict::WrongAnswer, "expected 6, got 8"),
        ("raises.java", java("int gone = 1 / (n - 3);"), Verdict::RunTimeError, "ArithmeticException"),
        ("leaves.java", java("if (n == 3) System.exit(7);"), Verdict::RunTimeError, "exit code 7"),
        ("hangs.java", java("while (n == 3) seen++;"), Verdict::TimeLimitExceeded, "CPU time"),
    ] {
        let Some(judgement) = judged(file, &text) else { continue };
        assert_eq!(verdicts(&judgement), all_but_the_third(verdict), "{file}: {judgement:?}");
        let Finding { case, message: why, .. } = judgement.failure().expect("a failure");
        assert!(case == "secret/edge/03" && why.contains(message), "{file}: {case}: {why}");
    }
}

#[test]
fn what_a_case_leaves_in_its_process_ends_the_process() {
    for (file, body) in [
        ("property.java", "if (System.getProperty(\"seen\") != null) n++; System.setProperty(\"seen\", \"\");"),
        (
            "zone.java",
            "java.util.TimeZone zone = java.util.TimeZone.getTimeZone(\"GMT+5\"); if (java.util.TimeZone.getDefault().equals(zone)) n++; java.util.TimeZone.setDefault(zone);",
        ),
        (
            "thread.java",
            "for (Thread t : Thread.getAllStackTraces().keySet()) if (t.getName().equals(\"mine\")) n++; Thread t = new Thread(() -> { while (true) java.util.concurrent.locks.LockSupport.park(); }, \"mine\"); t.setDaemon(true); t.start();",
        ),
    ] {
        let Some(judgement) = judged(file, &java(body)) else { continue };
        assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{file}: {judgement:?}");
        assert!(judgement.cases().iter().all(|case| !case.note.contains("state")), "{file}: {judgement:?}");
    }
}

#[test]
fn what_a_program_may_not_do_alone_it_may_not_do_where_it_is_served() {
    if !kit::confined() {
        return;
    }
    for (file, text) in [
        ("forks.py", python("        if os.fork():\n            os._exit(0)")),
        ("forks_main.py", "import os\nif os.fork():\n    os._exit(0)\nprint(2 * int(input()))\n".to_owned()),
    ] {
        let Some(judgement) = judged(file, &text) else { continue };
        // Confined or not: whatever it is alone, it is in every case.
        let found = verdicts(&judgement);
        assert_eq!(found, vec![found[0]; 12], "{file}: {judgement:?}");
        assert!(judgement.cases().iter().all(|case| case.note.is_empty()), "{file}: {judgement:?}");
    }
}

#[test]
fn what_dies_with_a_program_is_heard_where_it_is_served() {
    let text = "class Late:\n    def __del__(self):\n        print('junk')\nlate = Late()\nprint(2 * int(input()))\n";
    let Some(judgement) = judged("late.py", text) else { return };
    assert_eq!(verdicts(&judgement), [Verdict::WrongAnswer; 12], "{judgement:?}");
}

#[test]
fn what_is_right_only_where_it_serves_is_found_out_on_a_sample() {
    if !kit::confined() {
        return;
    }
    let body = "if (!System.getProperty(\"sun.java.command\").endsWith(\"--serve\")) n++;";
    let Some(judgement) = judged("serves.java", &java(body)) else { return };
    let found: Vec<_> = judgement.cases().into_iter().filter(|case| case.verdict == Verdict::WrongAnswer).collect();
    assert!(!found.is_empty() && found.len() < 12, "{judgement:?}");
    assert!(found.iter().all(|case| case.note.contains("wrong in its own")), "{judgement:?}");
}

#[test]
fn small_cases_share_a_process_and_what_is_right_only_there_is_found_out_on_a_sample() {
    // The first case of a process is right where it is the one that comes first of all.
    let body = "        n += not seen and n > 1\n        seen.append(n)";
    let Some(judgement) = judged_in_order("behind.py", &python(body), (1..=60).collect(), 1) else { return };
    let found: Vec<_> = judgement.cases().into_iter().filter(|case| case.verdict == Verdict::WrongAnswer).collect();
    assert!(!found.is_empty() && found.len() < 30, "{judgement:?}");
    assert!(found.iter().all(|case| case.note.contains("wrong in its own")), "{judgement:?}");
}

#[test]
fn cases_that_take_long_together_are_run_one_by_one() {
    let body = "        end = __import__('time').process_time() + 0.05\n        while __import__('time').process_time() < end: pass\n        n += len(seen)\n        seen.append(n)";
    let Some(judgement) = judged("lasting.py", &python(body)) else { return };
    assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{judgement:?}");
    assert!(judgement.cases().iter().all(|case| case.time_ms > 40.0), "{judgement:?}");
}

#[test]
fn the_time_of_a_process_is_shared_out_whatever_it_says_of_itself() {
    // What a case took is said behind the submission's back, by a clock that it may spoil.
    let body = "        import gc\n        for f in gc.get_objects():\n            if getattr(f, '__name__', '') == 'together': f.__defaults__ = (lambda: 0,)";
    let Some(judgement) = judged("lies.py", &python(body)) else { return };
    assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{judgement:?}");
    assert!(judgement.cases().iter().all(|case| case.time_ms > 0.0 && case.memory_kib > 1000), "{judgement:?}");
}

#[test]
fn nothing_of_a_submission_reaches_the_next_one() {
    let bound = Bound::read("twice", "spec.yaml", SPEC.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    // Of what the first ones leave behind the last one would see anything: files, modules, variables, and a process that lives on.
    let leaves = python("        open('left', 'w').close()\n        sys.left = 1\n        os.environ['LEFT'] = '1'");
    let lives = python(
        "        n == 1 and __import__('_posixsubprocess').fork_exec([b'sleep', b'9'], [b'/bin/sleep'], True, (), None, None, -1, -1, -1, -1, -1, -1, -1, -1, False, False, 0, None, None, None, -1, None, True)",
    );
    let sees = python("        n += os.path.exists('left') or hasattr(sys, 'left') or 'LEFT' in os.environ");
    let files = [("1_leaves.py", leaves), ("2_lives.py", lives), ("3_sees.py", sees)];
    let paths = files.map(|(name, text)| (format!("submissions/accepted/{name}"), text));
    let files: Vec<(&str, String)> = paths.iter().map(|(path, text)| (&**path, text.clone())).collect();
    let folder = Folder::new("servers/next", bound, &files);
    let case = |n: usize| Case {
        name: format!("secret/edge/{n:02}"),
        group: "edge".into(),
        input: format!("{n}\n").into_bytes(),
        answer: Some(format!("{}\n", 2 * n).into_bytes()),
        ..Case::default()
    };
    let cases: Vec<Case> = (1..=12).map(case).collect();
    let options = Options { jobs: 1, ..Options::default() };
    for submission in &folder.submissions() {
        let entry = Entry { bound: &folder.bound, submission, cases: &cases };
        let judgement = submission::judge(&folder.machine, &[entry], &options, &mut |_| ()).remove(0);
        if let Some(missing) = &judgement.skipped {
            return skipped(&missing.why);
        }
        if submission.path.contains("3_sees") {
            assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{judgement:?}");
            assert!(judgement.cases().iter().all(|case| case.note.is_empty()), "{judgement:?}");
        }
    }
}

#[test]
fn state_that_outlives_a_case_is_told_and_never_decides() {
    if !kit::confined() {
        return;
    }
    let body = "        n += os.path.exists('left')\n        open('left', 'w').close()";
    let Some(judgement) = judged("leaves-files.py", &python(body)) else { return };
    assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{judgement:?}");
    let told = judgement.cases().iter().filter(|case| case.note.contains("keeps state between cases")).count();
    assert!(told > 5, "{judgement:?}");
}

#[test]
fn what_serves_cannot_be_reached_by_what_it_serves() {
    // The kit's own descriptors, through which cases come and answers go, are closed or led elsewhere.
    let body = "        for fd in range(3, 40):\n            try: os.write(fd, b'\\0' * 64)\n            except OSError: pass\n        n += len(os.read(0, 1))";
    let Some(judgement) = judged("reaches.py", &python(body)) else { return };
    // It can only spoil the answer that is its own.
    assert!(judgement.cases().iter().all(|case| case.verdict != Verdict::JudgeError), "{judgement:?}");
    let Some(judgement) = judged("plain.py", &python("")) else { return };
    assert_eq!(verdicts(&judgement), [Verdict::Accepted; 12], "{judgement:?}");
}

#[test]
fn a_python_program_that_reads_standard_input_starts_anew_for_every_case_in_its_server() {
    let program = |body: &str| format!("import os, sys\nn = int(input())\n{body}\nprint(2 * n)\n");
    let accepted = Verdict::Accepted;
    for (file, text, verdict, message) in [
        ("main.py", program("print(__name__, file=sys.stderr)\nn *= __name__ == '__main__'"), accepted, ""),
        ("module.py", program("os.seen = getattr(os, 'seen', 0) + 1\nn += os.seen > 1"), accepted, ""),
        ("ends.py", program("print(2 * n)\nif n: sys.exit()"), accepted, ""),
        ("main_wrong.py", program("n += n == 3"), Verdict::WrongAnswer, "expected 6, got 8"),
        ("main_raises.py", program("1 // (n - 3)"), Verdict::RunTimeError, "ZeroDivisionError"),
        ("main_leaves.py", program("n == 3 and os._exit(7)"), Verdict::RunTimeError, "exit code 7"),
        ("main_hangs.py", program("while n == 3: pass"), Verdict::TimeLimitExceeded, "CPU time"),
    ] {
        let Some(judgement) = judged(file, &text) else { continue };
        assert_eq!(verdicts(&judgement), all_but_the_third(verdict), "{file}: {judgement:?}");
        assert!(judgement.cases().iter().all(|case| case.time_ms > 0.0 && case.memory_kib > 1000), "{judgement:?}");
        let why = judgement.failure().unwrap_or_default().message;
        assert!(why.contains(message), "{file}: {why}");
    }
}

#[test]
fn what_judging_runs_is_what_the_search_drives_where_a_language_is_compiled() {
    let bound = Bound::read("twice", "spec.yaml", SPEC.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let texts = [
        ("accepted/a.cpp", "class Solution {\npublic:\n    int twice(int n) { return 2 * n; }\n};\n"),
        ("accepted/a.rs", "impl Solution {\n    pub fn twice(n: i32) -> i32 {\n        2 * n\n    }\n}\n"),
        ("accepted/A.java", "class Solution {\n    int twice(int n) {\n        return 2 * n;\n    }\n}\n"),
    ];
    let paths = texts.map(|(path, _)| format!("submissions/{path}"));
    let files: Vec<(&str, String)> = std::iter::zip(&paths, texts).map(|(p, (_, text))| (&**p, text.into())).collect();
    let folder = Folder::new("servers/one-build", bound, &files);
    for path in &paths {
        let source = folder.path.join(path);
        let built = Built::new(&folder.machine, &folder.bound, &source, folder.bound.problem.limits);
        let (built, solution) = match (built, Solution::new(&folder.machine, &folder.bound, &source, true)) {
            (Ok(built), Ok(solution)) => (built, solution),
            (Err(missing), _) => {
                skipped(missing.to_string());
                continue;
            }
            (_, Err(why)) => panic!("{path}: {why}"),
        };
        let frames = solution.batch.unwrap_or_else(|| panic!("{path} answers no frames"));
        assert_eq!(built.artifact.recipe().folder, frames.artifact.recipe().folder, "{path}");
    }
}
