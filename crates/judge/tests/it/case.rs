//! The verdict of one case: limits, endings, the checker.

use ojkit_judge::case::*;
use ojkit_judge::checker::Check;
use ojkit_model::case::Case;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::{Ending, Exceeded, Outcome};

fn outcome(ending: Ending, exceeded: Option<Exceeded>) -> Outcome {
    Outcome { ending, exceeded, ..Outcome::default() }
}

fn verdict(outcome: &Outcome) -> (Verdict, String) {
    let case = Case { name: "sample/1".into(), group: "sample".into(), ..Case::default() };
    let judgement = judge(&case, &Limits::default(), outcome, |output| match output {
        b"right" => Ok(Check::accepted()),
        b"broken" => Err("the checker broke".into()),
        _ => Ok(Check::refused("it is wrong")),
    });
    (judgement.verdict, judgement.message)
}

#[test]
fn each_limit_has_its_verdict_however_the_program_was_ended() {
    for ending in [Ending::Exited(0), Ending::Exited(1), Ending::Signalled(9)] {
        let of = |exceeded| verdict(&outcome(ending, Some(exceeded))).0;
        assert_eq!(of(Exceeded::CpuTime), Verdict::TimeLimitExceeded);
        assert_eq!(of(Exceeded::WallTime), Verdict::TimeLimitExceeded);
        assert_eq!(of(Exceeded::Memory), Verdict::MemoryLimitExceeded);
        assert_eq!(of(Exceeded::Output), Verdict::OutputLimitExceeded);
    }
}

#[test]
fn a_program_that_ended_for_want_of_memory_is_not_too_slow() {
    let mut run = outcome(Ending::Signalled(6), Some(Exceeded::CpuTime));
    run.stderr = b"FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n".to_vec();
    assert_eq!(verdict(&run).0, Verdict::MemoryLimitExceeded);
    run.ending = Ending::Exited(0);
    assert_eq!(verdict(&run).0, Verdict::TimeLimitExceeded);
}

#[test]
fn the_checker_decides_where_the_program_ended_well() {
    let printed = |text: &str| {
        let mut outcome = outcome(Ending::Exited(0), None);
        outcome.stdout = text.into();
        verdict(&outcome)
    };
    assert_eq!(printed("right"), (Verdict::Accepted, String::new()));
    assert_eq!(printed("other"), (Verdict::WrongAnswer, "it is wrong".into()));
    assert_eq!(printed("broken"), (Verdict::JudgeError, "the checker broke".into()));
}

#[test]
fn a_crash_is_a_run_time_error_even_when_the_output_is_right() {
    let mut crashed = outcome(Ending::Exited(3), None);
    crashed.stdout = b"right".to_vec();
    assert_eq!(verdict(&crashed), (Verdict::RunTimeError, "exit code 3".into()));
}

#[cfg(unix)]
#[test]
fn a_signal_is_named() {
    let message = verdict(&outcome(Ending::Signalled(libc::SIGSEGV), None)).1;
    assert_eq!(message, "killed by SIGSEGV (invalid memory access or stack overflow)");
    assert_eq!(verdict(&outcome(Ending::Signalled(99), None)).1, "killed by signal 99");
}

#[test]
fn a_fatal_signal_with_the_memory_used_up_is_the_memory_limits() {
    let mut killed = outcome(Ending::Signalled(9), None);
    killed.memory_kib = 250 * 1024;
    assert_eq!(verdict(&killed).0, Verdict::MemoryLimitExceeded);
    killed.memory_kib = 200 * 1024;
    assert_eq!(verdict(&killed).0, Verdict::RunTimeError);
    let mut exited = outcome(Ending::Exited(1), None);
    exited.memory_kib = 250 * 1024;
    assert_eq!(verdict(&exited).0, Verdict::RunTimeError);
}

#[test]
fn a_runtime_that_was_refused_memory_says_so_in_its_own_words() {
    let last_words = [
        (Ending::Signalled(6), "memory allocation of 4000000000 bytes failed"),
        (
            Ending::Signalled(6),
            "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc",
        ),
        (Ending::Exited(1), "Traceback (most recent call last):\n  File \"x.py\", line 1\nMemoryError"),
        (
            Ending::Signalled(6),
            "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n 1: 0xb76dc5 node::Abort()",
        ),
        (Ending::Exited(1), "Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space\n\tat A.main"),
    ];
    for (ending, stderr) in last_words {
        let mut died = outcome(ending, None);
        died.stderr = stderr.into();
        assert_eq!(verdict(&died).0, Verdict::MemoryLimitExceeded, "{stderr}");
    }
}

#[test]
fn the_telling_line_of_a_crash_report_is_shown() {
    let message = |stderr: &str| {
        let mut died = outcome(Ending::Exited(1), None);
        died.stderr = stderr.into();
        verdict(&died).1
    };
    assert_eq!(
        message(
            "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\nIndexError: list index out of range\n"
        ),
        "exit code 1: IndexError: list index out of range"
    );
    let printed_late =
        "Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n    f(1)\nTypeError: no\n[2, 7]\n";
    assert_eq!(message(printed_late), "exit code 1: TypeError: no");
    // A report of one line, and what the submission itself had printed.
    assert_eq!(message("TypeError: twoSum gave None\ni = 2\ni = 3\n"), "exit code 1: TypeError: twoSum gave None");
    let lacks = message("Traceback (most recent call last):\nModuleNotFoundError: No module named 'numpy'\n");
    assert!(lacks.contains("pip install numpy") && lacks.contains("the site's may"), "{lacks}");
    assert!(!message("ModuleNotFoundError: No module named 'helper'\n").contains("pip install"));
    let cut = "Traceback (most recent call last):\n  File \"a.py\", line 3, in f\n\n[924 bytes left out]\n line 3, in f\n    f(1)\nRecursionError: deep\n";
    assert_eq!(message(cut), "exit code 1: RecursionError: deep");
    assert_eq!(
        message(
            "debug\n\nthread 'main' panicked at a.rs:3:5:\nindex out of bounds\nnote: run with `RUST_BACKTRACE=1`\n"
        ),
        "exit code 1: thread 'main' panicked at a.rs:3:5: index out of bounds"
    );
    assert_eq!(
        message("Exception in thread \"main\" java.lang.ArithmeticException: / by zero\n\tat A.main(A.java:3)\n"),
        "exit code 1: Exception in thread \"main\" java.lang.ArithmeticException: / by zero"
    );
    assert_eq!(message("\x1b[31mred\0"), "exit code 1: \\x1b[31mred\\x00");
}
